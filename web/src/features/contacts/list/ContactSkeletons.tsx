import { Card } from '#ui/cards/Card.tsx'
import { LoadingArea } from '#ui/states/LoadingArea.tsx'
import { Skeleton } from '#ui/states/Skeleton.tsx'
import cardStyles from './ContactCard.module.css'
import styles from './ContactGrid.module.css'

const cards = [1, 2, 3, 4, 5, 6]

/** The geometry of the cards to come. */
export function ContactSkeletons({ label }: { label: string }) {
  return (
    <LoadingArea label={label}>
      <div className={styles.grid}>
        {cards.map((card) => (
          <Card key={card} className={cardStyles.card}>
            <Skeleton width="48px" height="48px" round />
            <div className={cardStyles.words}>
              <Skeleton width="60%" height="20px" />
              <Skeleton width="40%" />
            </div>
            <div className={cardStyles.ways}>
              <Skeleton width="70%" height="32px" />
              <Skeleton width="50%" height="32px" />
            </div>
          </Card>
        ))}
      </div>
    </LoadingArea>
  )
}
