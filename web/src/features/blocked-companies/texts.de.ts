export const blockedCompaniesDe = {
  title: 'Diese Unternehmen sehen dich nicht',
  title_formal: 'Diese Unternehmen sehen Sie nicht',
  text: 'Dein jetziger Betrieb zum Beispiel: Unternehmen auf dieser Liste finden keines deiner Profile und können dich nicht einladen. Sie erfahren nichts davon. Bewerbungen, die du ihnen geschickt hast, sehen sie weiter.',
  text_formal:
    'Ihr jetziger Betrieb zum Beispiel: Unternehmen auf dieser Liste finden keines Ihrer Profile und können Sie nicht einladen. Sie erfahren nichts davon. Bewerbungen, die Sie ihnen geschickt haben, sehen sie weiter.',
  whileHidden:
    'Verborgen findet dein Profil gerade niemand. Die Liste gilt, sobald es anonym oder offen ist.',
  whileHidden_formal:
    'Verborgen findet Ihr Profil gerade niemand. Die Liste gilt, sobald es anonym oder offen ist.',
  listed: 'Unternehmen, die das Profil nicht sehen',
  loading: 'Liste wird geladen',
  none: 'Noch kein Unternehmen.',
  add: 'Unternehmen hinzufügen',
  addPlaceholder: 'Name des Unternehmens',
  nothingFound: 'Kein Unternehmen mit diesem Namen, oder es steht schon in der Liste.',
  show: 'Wieder zeigen',
  showTo: 'Wieder zeigen: {{name}}',
  menu: 'Mehr zu {{name}}',
  hide: 'Mein Profil vor diesem Unternehmen verbergen',
  unhide: 'Mein Profil diesem Unternehmen wieder zeigen',
  hideFrom: 'Profil vor {{name}} verbergen',
  preview: 'Vor einzelnen Unternehmen verborgen: {{names}}',
  done: 'Dein Profil ist vor {{name}} verborgen',
  done_formal: 'Ihr Profil ist vor {{name}} verborgen',
  doneText:
    'Das Unternehmen findet dich nicht mehr und erfährt nichts davon. Was du ihm geschickt hast, sieht es weiter.',
  doneText_formal:
    'Das Unternehmen findet Sie nicht mehr und erfährt nichts davon. Was Sie ihm geschickt haben, sieht es weiter.',
  undone: '{{name}} ist nicht mehr ausgenommen',
  undoneText: 'Ob das Unternehmen dich findet, entscheidet wieder die Sichtbarkeit deines Profils.',
  undoneText_formal: 'Ob das Unternehmen Sie findet, entscheidet wieder die Sichtbarkeit Ihres Profils.',
  undo: 'Rückgängig',
  failed: {
    hide: 'Dein Profil ist noch nicht vor {{name}} verborgen',
    hide_formal: 'Ihr Profil ist noch nicht vor {{name}} verborgen',
    show: 'Dein Profil ist noch vor {{name}} verborgen',
    show_formal: 'Ihr Profil ist noch vor {{name}} verborgen',
  },
  note: {
    title: 'Dein Profil ist vor diesem Unternehmen verborgen',
    title_formal: 'Ihr Profil ist vor diesem Unternehmen verborgen',
    text: 'Es findet dich nicht und kann dich nicht einladen. Auf seine Angebote kannst du dich trotzdem bewerben; eine Initiativbewerbung geht erst wieder, wenn du es aufhebst. Was du ihm geschickt hast, sieht es weiter.',
    text_formal:
      'Es findet Sie nicht und kann Sie nicht einladen. Auf seine Angebote können Sie sich trotzdem bewerben; eine Initiativbewerbung geht erst wieder, wenn Sie es aufheben. Was Sie ihm geschickt haben, sieht es weiter.',
  },
}
