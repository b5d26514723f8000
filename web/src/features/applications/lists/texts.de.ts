export const listsDe = {
  more: {
    load: 'Mehr laden',
    loading: 'Wird geladen',
    loaded: '{{count}} von {{total}} geladen',
  },
}
