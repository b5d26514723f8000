export const autosaveDe = {
  saving: 'Speichert …',
  saved: 'Gespeichert um {{time}} Uhr',
  failed: 'Nicht gespeichert.',
  leaveTitle: 'Trotzdem verlassen?',
  leaveText: 'Die letzten Änderungen ließen sich nicht speichern. Wenn du gehst, sind sie verloren.',
  leaveText_formal: 'Die letzten Änderungen ließen sich nicht speichern. Wenn Sie gehen, sind sie verloren.',
  leave: 'Verlassen',
  stay: 'Hier bleiben',
}
