export const outcomeDe = {
  outcome: {
    action: 'Entscheiden',
    label: 'Über {{name}} entscheiden',
    to: {
      contract_signed: 'Vertrag unterschrieben',
      declined_by_company: 'Absagen',
      declined_by_applicant: 'Hat selbst abgesagt',
    },
    cancel: 'Abbrechen',
    failed: 'Nicht gespeichert',
    unreached: 'Der Server hat nicht geantwortet. An der Bewerbung hat sich nichts geändert.',
    undoHint: 'Danach können Sie noch zehn Sekunden zurück.',
    year: 'Studienbeginn',
    chooseYear: 'Bitte wählen',
    yearMissing: 'Bitte einen Studienbeginn wählen.',
    yearWithPlaces_one: '{{year}}, ein Platz frei',
    yearWithPlaces_other: '{{year}}, {{count}} Plätze frei',
    decline: {
      title: '{{name}} absagen?',
      reason: 'Grund',
      reasonHint: 'Der Grund formt den ersten Satz. Er erscheint nicht wörtlich.',
      reasonMissing: 'Bitte einen Grund wählen.',
      reasonGone: 'Dieser Grund steht nicht mehr zur Wahl. Bitte einen anderen wählen.',
      note: 'Ein persönlicher Satz',
      noteHint: 'Freiwillig, steht in der Nachricht für sich.',
      noteTooLong: 'Bitte kürzen Sie auf {{count}} Zeichen.',
      preview: 'So kommt es an',
      confirm: 'Absage senden',
    },
    sign: {
      title: 'Vertrag mit {{name}} unterschrieben?',
      text: '{{name}} bekommt damit einen der Plätze. Zehn Sekunden später erfährt {{name}} davon.',
      full: 'Alle Plätze dieses Angebots sind vergeben. Erhöhen Sie zuerst die Zahl der Plätze; danach lässt sich der Vertrag eintragen.',
      toOffer: 'Plätze im Angebot ändern',
      taken: 'Der angenommene Platz bleibt vergeben. Zehn Sekunden später erfährt {{name}} davon.',
      confirm: 'Ja, unterschrieben',
    },
    stepBack: {
      title: '{{name}} hat abgesagt?',
      text: 'Tragen Sie das nur ein, wenn {{name}} Ihnen abgesagt hat. Ein angenommener Platz wird wieder frei.',
      confirm: 'Ja, hat abgesagt',
    },
    close: {
      lastPlace: {
        title: 'Das war der letzte Platz',
        text_one:
          'Für „{{offer}}“ ist noch eine andere Bewerbung offen. Wenn Sie das Angebot jetzt schließen, endet sie, und die Person erfährt sofort davon.',
        text_other:
          'Für „{{offer}}“ sind noch {{count}} andere Bewerbungen offen. Wenn Sie das Angebot jetzt schließen, enden sie, und alle erfahren sofort davon.',
        cancel: 'Offen lassen',
      },
      asked: {
        title: 'Angebot schließen?',
        text_one:
          'Für „{{offer}}“ ist noch eine Bewerbung offen. Wenn Sie das Angebot schließen, endet sie, und die Person erfährt sofort davon.',
        text_other:
          'Für „{{offer}}“ sind noch {{count}} Bewerbungen offen. Wenn Sie das Angebot schließen, enden sie, und alle erfahren sofort davon.',
        cancel: 'Offen lassen',
      },
      textNone: 'Für „{{offer}}“ ist keine Bewerbung mehr offen. Geschlossen wird es nicht mehr gefunden.',
      open: 'Offene Bewerbungen',
      confirm: 'Angebot schließen',
      changed: 'Inzwischen kam eine Bewerbung dazu. Bitte sehen Sie sich die Liste noch einmal an.',
    },
    undo: {
      text: '{{name}}: „{{standing}}“. Davon erfährt die Person erst in zehn Sekunden.',
      action: 'Rückgängig',
      done: 'Rückgängig gemacht. {{name}} hat davon nichts erfahren.',
    },
    own: {
      accept: 'Platz annehmen',
      acceptTitle: 'Den Platz annehmen?',
      acceptText:
        '{{company}} erfährt davon und bereitet den Vertrag vor. Deine anderen Bewerbungen laufen weiter; zieh sie zurück, wenn du sie nicht mehr brauchst.',
      acceptText_formal:
        '{{company}} erfährt davon und bereitet den Vertrag vor. Ihre anderen Bewerbungen laufen weiter; ziehen Sie sie zurück, wenn Sie sie nicht mehr brauchen.',
      full: 'Zurzeit ist kein Platz frei, deshalb kannst du ihn gerade nicht annehmen. Frag bei {{company}} nach, ob noch einer dazukommt.',
      full_formal:
        'Zurzeit ist kein Platz frei, deshalb können Sie ihn gerade nicht annehmen. Fragen Sie bei {{company}} nach, ob noch einer dazukommt.',
      decline: 'Platz ablehnen',
      declineTitle: 'Den Platz ablehnen?',
      declineText:
        '{{company}} erfährt davon, und der Platz geht an jemand anderen. Rückgängig machen lässt es sich nicht.',
      withdraw: 'Bewerbung zurückziehen',
      withdrawTitle: 'Bewerbung zurückziehen?',
      withdrawText:
        '{{company}} erfährt davon, und ein vereinbartes Gespräch entfällt. Deine anderen Bewerbungen laufen weiter. Rückgängig machen lässt es sich nicht; solange das Angebot offen ist, kannst du dich aber neu bewerben.',
      withdrawText_formal:
        '{{company}} erfährt davon, und ein vereinbartes Gespräch entfällt. Ihre anderen Bewerbungen laufen weiter. Rückgängig machen lässt es sich nicht; solange das Angebot offen ist, können Sie sich aber neu bewerben.',
      withdrawWithoutOffer:
        '{{company}} erfährt davon, und ein vereinbartes Gespräch entfällt. Deine anderen Bewerbungen laufen weiter. Rückgängig machen lässt es sich nicht; solange das Unternehmen Initiativbewerbungen annimmt, kannst du dich aber neu bewerben.',
      withdrawWithoutOffer_formal:
        '{{company}} erfährt davon, und ein vereinbartes Gespräch entfällt. Ihre anderen Bewerbungen laufen weiter. Rückgängig machen lässt es sich nicht; solange das Unternehmen Initiativbewerbungen annimmt, können Sie sich aber neu bewerben.',
      delete: 'Entwurf löschen',
      deleteTitle: 'Entwurf löschen?',
      deleteText:
        'Was du geschrieben und hochgeladen hast, geht dabei verloren. Dein Profil bleibt, wie es ist.',
      deleteText_formal:
        'Was Sie geschrieben und hochgeladen haben, geht dabei verloren. Ihr Profil bleibt, wie es ist.',
      offered: '{{company}} bietet dir einen Platz an',
      offered_formal: '{{company}} bietet Ihnen einen Platz an',
      offeredText: 'Nimm ihn an, oder sag ab, damit jemand anderes ihn bekommt.',
      offeredText_formal: 'Nehmen Sie ihn an, oder sagen Sie ab, damit jemand anderes ihn bekommt.',
      offeredAway:
        '{{company}} nimmt zurzeit nicht an Tandem teil und kann dir hier nicht antworten. Der angebotene Platz bleibt gespeichert; du kannst auch abwarten.',
      offeredAway_formal:
        '{{company}} nimmt zurzeit nicht an Tandem teil und kann Ihnen hier nicht antworten. Der angebotene Platz bleibt gespeichert; Sie können auch abwarten.',
      acceptDone: 'Angenommen. {{company}} weiß es schon.',
      declineDone: 'Abgelehnt. {{company}} weiß es schon.',
      withdrawDone: 'Zurückgezogen. {{company}} weiß es schon.',
      deleteDone: 'Der Entwurf ist gelöscht.',
      accepted: 'Als Nächstes kommt der Vertrag',
      toPreparation: 'Zur Studienvorbereitung',
      acceptedText:
        '{{company}} bereitet ihn vor und meldet sich bei dir. Sobald er unterschrieben ist, steht es hier.',
      acceptedText_formal:
        '{{company}} bereitet ihn vor und meldet sich bei Ihnen. Sobald er unterschrieben ist, steht es hier.',
      acceptedAway:
        '{{company}} nimmt zurzeit nicht an Tandem teil. Wie es mit dem Vertrag weitergeht, klärst du am besten direkt mit dem Unternehmen.',
      acceptedAway_formal:
        '{{company}} nimmt zurzeit nicht an Tandem teil. Wie es mit dem Vertrag weitergeht, klären Sie am besten direkt mit dem Unternehmen.',
      signed: 'Dein Vertrag mit {{company}} ist unterschrieben',
      signed_formal: 'Ihr Vertrag mit {{company}} ist unterschrieben',
      signedText:
        'Herzlichen Glückwunsch. Wenn du noch andere Bewerbungen laufen hast, zieh sie bitte zurück, damit die Plätze frei werden.',
      signedText_formal:
        'Herzlichen Glückwunsch. Wenn Sie noch andere Bewerbungen laufen haben, ziehen Sie sie bitte zurück, damit die Plätze frei werden.',
      toRunning: 'Laufende Bewerbungen',
      changed: 'Inzwischen hat sich etwas geändert. Bitte sieh dir den neuen Stand an.',
      changed_formal: 'Inzwischen hat sich etwas geändert. Bitte sehen Sie sich den neuen Stand an.',
      letter: '{{company}} schreibt dir',
      letter_formal: '{{company}} schreibt Ihnen',
    },
  },
}
