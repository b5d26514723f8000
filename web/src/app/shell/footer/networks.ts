import {
  IconBrandBluesky,
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandMastodon,
  IconBrandTiktok,
  IconBrandWhatsapp,
  IconBrandX,
  IconBrandXing,
  IconBrandYoutube,
  IconLink,
  IconRss,
} from '@tabler/icons-react'
import type { IconType } from '#ui/marks/Icon.tsx'

const networks: Record<string, { name: string; icon: IconType }> = {
  instagram: { name: 'Instagram', icon: IconBrandInstagram },
  youtube: { name: 'YouTube', icon: IconBrandYoutube },
  linkedin: { name: 'LinkedIn', icon: IconBrandLinkedin },
  tiktok: { name: 'TikTok', icon: IconBrandTiktok },
  facebook: { name: 'Facebook', icon: IconBrandFacebook },
  mastodon: { name: 'Mastodon', icon: IconBrandMastodon },
  bluesky: { name: 'Bluesky', icon: IconBrandBluesky },
  whatsapp: { name: 'WhatsApp', icon: IconBrandWhatsapp },
  xing: { name: 'Xing', icon: IconBrandXing },
  x: { name: 'X', icon: IconBrandX },
  rss: { name: 'RSS', icon: IconRss },
}

/** Another one by its key, as the back office has entered it. */
export const networkOf = (key: string): { name: string; icon: IconType } =>
  networks[key.toLowerCase()] ?? { name: key, icon: IconLink }
