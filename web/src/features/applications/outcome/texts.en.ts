export const outcomeEn = {
  outcome: {
    action: 'Decide',
    label: 'Decide on {{name}}',
    to: {
      contract_signed: 'Contract signed',
      declined_by_company: 'Decline',
      declined_by_applicant: 'Declined by the applicant',
    },
    cancel: 'Cancel',
    failed: 'Not saved',
    unreached: 'The server did not respond. The application has not been changed.',
    undoHint: 'You can still undo this for ten seconds.',
    year: 'Start of studies',
    chooseYear: 'Please choose',
    yearMissing: 'Please choose a start year.',
    yearWithPlaces_one: '{{year}}, one place available',
    yearWithPlaces_other: '{{year}}, {{count}} places available',
    decline: {
      title: 'Decline {{name}}?',
      reason: 'Reason',
      reasonHint: 'The reason determines the opening sentence. It is not quoted.',
      reasonMissing: 'Please choose a reason.',
      reasonGone: 'This reason is no longer offered. Please choose another one.',
      note: 'Personal note',
      noteHint: 'Optional. It appears in the message as a paragraph of its own.',
      noteTooLong: 'Please shorten it to {{count}} characters.',
      preview: 'What they will read',
      confirm: 'Send',
    },
    sign: {
      title: 'Has {{name}} signed the contract?',
      text: '{{name}} will be given one of the places and notified ten seconds from now.',
      full: 'All places of this offer are taken. Please increase the number of places first; then you can record the contract.',
      toOffer: 'Change the places in the offer',
      taken: 'The accepted place stays taken. {{name}} will be notified ten seconds from now.',
      confirm: 'Yes, it is signed',
    },
    stepBack: {
      title: 'Has {{name}} declined?',
      text: 'Please record this only if {{name}} has told you so. An accepted place becomes available again.',
      confirm: 'Yes, declined',
    },
    close: {
      lastPlace: {
        title: 'That was the last place',
        text_one:
          'One other application for “{{offer}}” is still open. If you close the offer now, that application ends and the applicant is notified straight away.',
        text_other:
          '{{count}} other applications for “{{offer}}” are still open. If you close the offer now, they end and everyone is notified straight away.',
        cancel: 'Leave it open',
      },
      asked: {
        title: 'Close this offer?',
        text_one:
          'One application for “{{offer}}” is still open. If you close the offer, that application ends and the applicant is notified straight away.',
        text_other:
          '{{count}} applications for “{{offer}}” are still open. If you close the offer, they end and everyone is notified straight away.',
        cancel: 'Leave it open',
      },
      textNone:
        'There are no more open applications for “{{offer}}”. Once closed, the offer no longer appears in searches.',
      open: 'Open applications',
      confirm: 'Close the offer',
      changed: 'Another application has arrived in the meantime. Please look at the list again.',
    },
    undo: {
      text: '{{name}}: “{{standing}}”. They will be notified in ten seconds.',
      action: 'Undo',
      done: 'Undone. {{name}} was not notified.',
    },
    own: {
      accept: 'Accept the place',
      acceptTitle: 'Accept the place?',
      acceptText:
        '{{company}} will be notified and will prepare the contract. Your other applications stay open; please withdraw them if you no longer need them.',
      full: 'No place is available at the moment, so you cannot accept it right now. Please ask {{company}} whether another one will be added.',
      decline: 'Decline the place',
      declineTitle: 'Decline the place?',
      declineText:
        '{{company}} will be notified and the place will go to someone else. You cannot undo this.',
      withdraw: 'Withdraw the application',
      withdrawTitle: 'Withdraw the application?',
      withdrawText:
        '{{company}} will be notified, and any interview you have arranged will be cancelled. Your other applications stay open. You cannot undo this, but you can apply again while the offer is open.',
      withdrawWithoutOffer:
        '{{company}} will be notified, and any interview you have arranged will be cancelled. Your other applications go on. This cannot be undone, but you can apply again as long as the company accepts speculative applications.',
      delete: 'Delete the draft',
      deleteTitle: 'Delete the draft?',
      deleteText: 'What you have written and uploaded will be lost. Your profile stays as it is.',
      offered: '{{company}} is offering you a place',
      offeredText: 'Accept it, or decline so that someone else can have it.',
      offeredAway:
        '{{company}} is not taking part in Tandem at the moment and cannot answer you here. The place you were offered is kept; you can also wait.',
      acceptDone: 'You accepted the place. {{company}} has been notified.',
      declineDone: 'You declined the place. {{company}} has been notified.',
      withdrawDone: 'You withdrew your application. {{company}} has been notified.',
      deleteDone: 'The draft has been deleted.',
      accepted: 'Next step: the contract',
      toPreparation: 'Go to your study preparation',
      acceptedText:
        '{{company}} is preparing it and will get in touch with you. Once it is signed, you will see it here.',
      acceptedAway:
        '{{company}} is not taking part in Tandem at the moment. It is best to ask the company directly what happens with the contract.',
      signed: 'Your contract with {{company}} is signed',
      signedText:
        'Congratulations. If you have other applications under way, please withdraw them so that the places can go to others.',
      toRunning: 'Applications under way',
      changed: 'Something has changed in the meantime. Please look at where it stands now.',
      letter: 'A message from {{company}}',
    },
  },
}
