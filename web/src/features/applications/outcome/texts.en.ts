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
      reasonHint: 'The reason shapes the first sentence. It is not quoted.',
      reasonMissing: 'Please choose a reason.',
      reasons: {
        places_taken: 'All places have been filled',
        others_fit_better: 'Others are a better match for this offer',
        requirement_missing: 'A requirement is not met',
        documents_missing: 'Documents did not arrive',
        other: 'Another reason',
      },
      note: 'A personal sentence',
      noteHint: 'Optional; it stands on its own in the message.',
      preview: 'What they will read',
      confirm: 'Send',
    },
    sign: {
      title: 'Contract with {{name}} signed?',
      text: '{{name}} gets one of the places, and is told ten seconds later.',
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
          'One other application for “{{offer}}” is still open. If you close the offer now, it ends, and the applicant is told at once.',
        text_other:
          '{{count}} other applications for “{{offer}}” are still open. If you close the offer now, they end, and everyone is told at once.',
        cancel: 'Leave it open',
      },
      asked: {
        title: 'Close this offer?',
        text_one:
          'One application for “{{offer}}” is still open. If you close the offer, it ends, and the applicant is told at once.',
        text_other:
          '{{count}} applications for “{{offer}}” are still open. If you close the offer, they end, and everyone is told at once.',
        cancel: 'Leave it open',
      },
      textNone: 'No application for “{{offer}}” is open any more. Once closed, it is no longer found.',
      open: 'Open applications',
      confirm: 'Close the offer',
      changed: 'Another application has arrived in the meantime. Please look at the list again.',
    },
    undo: {
      text: '{{name}}: “{{standing}}”. They will not be told for another ten seconds.',
      action: 'Undo',
      done: 'Undone. {{name}} was not told.',
    },
    own: {
      accept: 'Accept the place',
      acceptTitle: 'Accept the place?',
      acceptText:
        '{{company}} is told at once and prepares the contract. Your other applications go on; withdraw them if you no longer need them.',
      decline: 'Decline the place',
      declineTitle: 'Decline the place?',
      declineText: '{{company}} is told at once, and the place goes to someone else. You cannot undo this.',
      withdraw: 'Withdraw the application',
      withdrawTitle: 'Withdraw the application?',
      withdrawText:
        '{{company}} is told at once. Your other applications go on. You cannot undo this, but you can apply again while the offer is open.',
      delete: 'Delete the draft',
      deleteTitle: 'Delete the draft?',
      deleteText: 'What you have written and uploaded will be lost. Your profile stays as it is.',
      offered: '{{company}} is offering you a place',
      offeredText: 'Accept it, or decline so that someone else can have it.',
      acceptDone: 'You accepted the place. {{company}} has been told.',
      declineDone: 'You declined the place. {{company}} has been told.',
      withdrawDone: 'You withdrew your application. {{company}} has been told.',
      deleteDone: 'The draft has been deleted.',
      accepted: 'Next comes the contract',
      acceptedText:
        '{{company}} is preparing it and will get in touch with you. Once it is signed, you will see it here.',
      changed: 'Something has changed in the meantime. Please look at where it stands now.',
      letter: '{{company}} writes to you',
    },
  },
}
