import styles from './PanelCurve.module.css'

/** Two lines that join, drawn beyond both edges of an inverse panel. Place it in a positioned box that hides its overflow. */
export function PanelCurve() {
  return (
    <svg className={styles.curve} viewBox="0 0 520 360" fill="none" strokeWidth="44" aria-hidden="true">
      <path className={styles.theory} d="M-60 60H90a90 90 0 0 1 90 90v36a152 152 0 0 0 152 152h400" />
      <path className={styles.practice} d="M600 60H314a90 90 0 0 0-90 90v36a108 108 0 0 0 108 108h400" />
    </svg>
  )
}
