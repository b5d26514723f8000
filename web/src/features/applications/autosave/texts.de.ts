export const autosaveDe = {
  saving: 'Speichert …',
  saved: 'Gespeichert um {{time}} Uhr',
  failed: 'Nicht gespeichert.',
  retries: 'Keine Verbindung. Wird nachgeholt.',
  leaveTitle: 'Trotzdem verlassen?',
  leaveText: 'Ein Teil deiner Änderungen ist noch nicht gespeichert. Wenn du gehst, ist er verloren.',
  leaveText_formal: 'Ein Teil Ihrer Änderungen ist noch nicht gespeichert. Wenn Sie gehen, ist er verloren.',
  leave: 'Verlassen',
  waitTitle: 'Einen Moment noch',
  waitText: 'Wird noch hochgeladen: {{files}}. Danach geht es von selbst weiter.',
  cancelUpload: 'Abbrechen und verlassen',
  stay: 'Hier bleiben',
}
