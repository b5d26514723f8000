import type { Locale } from '@tandem/contract/common'
import type { ErrorCode } from '@tandem/contract/errors'
import { type ErrorText, errorTextsEn, type ImageCode, imageTextsEn } from './error-texts.en.ts'

/** German without an address: the same words go to applicants, who are "du", and to companies, who are "Sie". */
export const errorTexts: Record<Locale, Record<ErrorCode, ErrorText>> = {
  de: {
    invalid_input: {
      title: 'Eingabe prüfen',
      description: 'Einige Angaben fehlen oder passen noch nicht.',
    },
    malformed_request: { title: 'Anfrage nicht lesbar', description: 'Die Anfrage war nicht vollständig.' },
    unauthenticated: { title: 'Anmeldung nötig', description: 'Bitte zuerst anmelden.' },
    forbidden: { title: 'Nicht erlaubt', description: 'Für diesen Schritt fehlt die Berechtigung.' },
    not_found: {
      title: 'Nicht gefunden',
      description: 'Diesen Eintrag gibt es nicht, oder er ist für dieses Konto nicht freigegeben.',
    },
    method_not_allowed: {
      title: 'Hier nicht vorgesehen',
      description: 'Diese Adresse kennt die Methode der Anfrage nicht.',
    },
    too_many_requests: {
      title: 'Zu viele Versuche',
      description: 'Bitte eine Minute warten und es dann noch einmal versuchen.',
    },
    proof_required: {
      title: 'Gerade kommen sehr viele Nachrichten',
      description: 'Bitte in ein paar Minuten noch einmal versuchen.',
    },
    body_too_large: { title: 'Zu groß', description: 'Die Anfrage ist größer als erlaubt.' },
    unsupported_media_type: {
      title: 'Format nicht lesbar',
      description: 'In diesem Format (Content-Type) nimmt diese Adresse nichts entgegen.',
    },
    internal: {
      title: 'Das hat nicht geklappt',
      description: 'Bei uns ist ein Fehler aufgetreten. Bitte noch einmal versuchen.',
    },
    unavailable: {
      title: 'Gerade nicht erreichbar',
      description: 'Tandem antwortet im Moment nicht. Bitte gleich noch einmal versuchen.',
    },
    disk_full: {
      title: 'Gerade nicht gespeichert',
      description: 'Auf unserer Seite fehlt gerade Speicherplatz. Bitte später noch einmal versuchen.',
    },
    invalid_credentials: {
      title: 'Anmeldung nicht möglich',
      description: 'Login leider nicht möglich. Der Benutzername und / oder das Passwort sind ungültig.',
    },
    account_locked: {
      title: 'Konto gesperrt',
      description:
        'Dieses Konto ist gesperrt. Warum, steht in der E-Mail dazu. Die Hochschule hilft über die Seite „Kontakt“ weiter.',
    },
    token_invalid: {
      title: 'Link nicht mehr gültig',
      description: 'Der Link wurde schon benutzt oder ist abgelaufen.',
    },
    already_confirmed: {
      title: 'Schon bestätigt',
      description: 'Diese E-Mail-Adresse ist bereits bestätigt. Die Anmeldung ist möglich.',
    },
    second_factor_required: {
      title: 'Zweiter Schritt nötig',
      description: 'Bitte den Code aus der Authenticator-App oder einen Wiederherstellungscode eingeben.',
    },
    second_factor_invalid: {
      title: 'Code nicht gültig',
      description: 'Dieser Code stimmt nicht, ist abgelaufen oder wurde schon benutzt.',
    },
    second_factor_missing: {
      title: 'Zweiter Faktor fehlt',
      description:
        'Dieses Konto braucht zuerst eine Anmeldung in zwei Schritten. Sie lässt sich im Konto einrichten.',
    },
    not_on_behalf: {
      title: 'Im Auftrag eines Unternehmens geht das nicht.',
      description:
        'Nachrichten, Bewerbungen, Zusagen, Passwörter und Konten bleiben Sache des Unternehmens. Beenden Sie den Auftrag, um in der Verwaltung weiterzuarbeiten.',
    },
    company_suspended: {
      title: 'Ihr Unternehmen ist gesperrt',
      description:
        'Solange Ihr Unternehmen gesperrt ist, geht nichts an Bewerbende hinaus. Warum und was Sie tun können, steht in Ihrem Dashboard.',
    },
    companies_not_mergeable: {
      title: 'Diese Unternehmen lassen sich nicht zusammenführen',
      description:
        'Es müssen zwei verschiedene Unternehmen sein, beide freigegeben oder gesperrt, und niemand darf bei jedem von ihnen eine offene Initiativbewerbung haben.',
    },
    passkey_refused: {
      title: 'Passkey nicht angenommen',
      description:
        'Der Passkey passt nicht zu Tandem oder die Anfrage ist abgelaufen. Bitte noch einmal versuchen.',
    },
    key_invalid: {
      title: 'Einladung nicht mehr gültig',
      description: 'Diese Einladung ist abgelaufen, aufgebraucht oder wurde zurückgenommen.',
    },
    last_manager: {
      title: 'Niemand sonst verwaltet das Team',
      description: 'Mindestens eine Person muss das Recht behalten, Kolleginnen und Kollegen zu verwalten.',
    },
    last_admin: {
      title: 'Letztes Verwaltungskonto',
      description: 'Das letzte Verwaltungskonto lässt sich nicht löschen.',
    },
    too_many_bookmarks: {
      title: 'Die Merkliste ist voll',
      description: 'Bitte zuerst etwas von der Merkliste nehmen.',
    },
    too_many_records: {
      title: 'Die Höchstzahl ist erreicht',
      description: 'Mehr davon ist hier nicht möglich. Was sich löschen lässt, macht wieder Platz.',
    },
    maths_test_too_early: {
      title: 'Noch etwas Geduld',
      description: 'Der Mathe-Selbsttest lässt sich nach 14 Tagen wiederholen.',
    },
    too_many_templates: {
      title: 'Zu viele Vorlagen',
      description: 'Bitte zuerst eine andere Vorlage löschen.',
    },
    placeholder_unfilled: {
      title: 'Ein Platzhalter ist noch offen',
      description:
        'Im Text steht noch ein Platzhalter in eckigen Klammern. Bitte ausfüllen und noch einmal senden.',
    },
    too_many_saved_searches: {
      title: 'Zu viele gespeicherte Suchen',
      description: 'Bitte zuerst eine andere gespeicherte Suche löschen.',
    },
    changed_elsewhere: {
      title: 'Inzwischen geändert',
      description:
        'Dieser Eintrag wurde in einem anderen Fenster geändert. Bitte vor dem Weiterschreiben neu laden.',
    },
    already_applied: {
      title: 'Schon beworben',
      description: 'Für dieses Angebot oder Unternehmen gibt es bereits eine Bewerbung.',
    },
    company_unavailable: {
      title: 'Nimmt keine Bewerbungen an',
      description: 'Dieses Unternehmen nimmt zurzeit keine Bewerbungen an.',
    },
    company_on_hold: {
      title: 'Hier geht es gerade nicht weiter',
      description:
        'Das Unternehmen kann über Tandem zurzeit nicht antworten. Ein Gespräch lässt sich deshalb gerade nicht vereinbaren.',
    },
    initiatives_not_accepted: {
      title: 'Keine Initiativbewerbungen',
      description: 'Dieses Unternehmen nimmt Bewerbungen nur auf seine Angebote an.',
    },
    already_asked: {
      title: 'Schon gefragt',
      description: 'Diese Anfrage gibt es schon. Sie lässt sich nicht wiederholen.',
    },
    has_applied: {
      title: 'Schon beworben',
      description: 'Zu diesem Angebot gibt es schon eine Bewerbung dieser Person.',
    },
    mail_not_resendable: {
      title: 'Geht nicht noch einmal',
      description:
        'Was in dieser Mail stand, ist nicht aufbewahrt. Wer sie vermisst, fordert sie dort neu an, wo sie herkommt.',
    },
    request_closed: {
      title: 'Nicht mehr möglich',
      description:
        'Diese Anfrage lässt sich so nicht mehr beantworten. Sie steht jetzt auf dem neuesten Stand.',
    },
    no_second_admin: {
      title: 'Niemand kann bestätigen',
      description:
        'Das muss eine zweite Person der Verwaltung bestätigen, die es nicht selbst betrifft. Es gibt zurzeit keine. Wer den Server betreibt, kann ein weiteres Konto der Verwaltung anlegen und bei einem solchen Konto den zweiten Faktor entfernen.',
    },
    already_sent: {
      title: 'Schon gesendet',
      description: 'Eine gesendete Bewerbung lässt sich nicht mehr ändern.',
    },
    application_incomplete: {
      title: 'Noch nicht vollständig',
      description: 'Vor dem Senden fehlen noch Angaben oder Unterlagen.',
    },
    application_not_sent: {
      title: 'Nicht mehr offen',
      description: 'Diese Bewerbung ist nicht mehr in Bearbeitung.',
    },
    offer_not_published: {
      title: 'Nicht veröffentlicht',
      description: 'Schließen lässt sich nur ein Angebot, das veröffentlicht ist.',
    },
    no_place_left: {
      title: 'Kein Platz mehr frei',
      description: 'Der letzte Platz wurde gerade vergeben. An der Bewerbung hat sich nichts geändert.',
    },
    undo_expired: {
      title: 'Nicht mehr rückgängig zu machen',
      description: 'Die Änderung ist älter als zehn Sekunden und wurde schon mitgeteilt.',
    },
    interview_fixed: {
      title: 'Zu kurz vorher',
      description:
        'In der letzten Stunde vor dem Gespräch lässt es sich hier nicht mehr ändern. Am besten anrufen oder eine Nachricht schreiben.',
    },
    slot_passed: {
      title: 'Zeit schon vorbei',
      description: 'Diese Zeit ist inzwischen vorbei. Bitte eine andere wählen oder vorschlagen.',
    },
    offer_closed: {
      title: 'Angebot geschlossen',
      description: 'Auf dieses Angebot kann man sich nicht mehr bewerben.',
    },
    offer_incomplete: {
      title: 'Noch nicht vollständig',
      description: 'Für die Veröffentlichung fehlen noch Angaben.',
    },
    offer_has_applications: {
      title: 'Es gibt Bewerbungen',
      description:
        'Auf dieses Angebot hat sich schon jemand beworben. Es lässt sich schließen, aber nicht löschen.',
    },
    file_type_not_allowed: {
      title: 'Dateityp nicht erlaubt',
      description: 'Möglich sind PDF, JPG, PNG und DOCX. Es zählt der Inhalt, nicht der Name der Datei.',
    },
    file_unreadable: {
      title: 'Datei lässt sich nicht öffnen',
      description: 'Die Datei ist unvollständig, beschädigt oder mit einem Passwort geschützt.',
    },
    file_unsafe: {
      title: 'Datei mit aktiven Inhalten',
      description:
        'Die Datei enthält Makros oder lädt beim Öffnen etwas nach. Als PDF gespeichert lässt sie sich hochladen.',
    },
    file_being_checked: {
      title: 'Datei wird noch geprüft',
      description: 'Der Virenscanner sieht sie sich gerade an. Bitte in einer Minute noch einmal versuchen.',
    },
    file_lost: {
      title: 'Datei ist verloren gegangen',
      description:
        'Wir haben diese Datei nicht mehr, ein neuer Versuch hilft nicht. Wer sie hochgeladen hat, kann sie noch einmal hochladen oder in einer Nachricht schicken.',
    },
    image_too_large: {
      title: 'Bild zu groß',
      description: 'Ein Bild darf höchstens 40 Megapixel haben. Als kleineres Bild lässt es sich hochladen.',
    },
    file_too_large: {
      title: 'Datei zu groß',
      description: 'Eine Datei darf höchstens 10\u00a0MB groß sein.',
    },
    too_many_files: { title: 'Zu viele Dateien', description: 'Bitte zuerst eine andere Datei löschen.' },
    recipient_unavailable: {
      title: 'Nicht zustellbar',
      description: 'An diese Person kann keine Nachricht gesendet werden.',
    },
    contact_blocked: {
      title: 'Kontakt blockiert',
      description: 'Dieser Kontakt ist blockiert. Zum Schreiben bitte zuerst die Blockierung aufheben.',
    },
    too_many_new_threads: {
      title: 'Genug neue Unterhaltungen für heute',
      description:
        'Neue Unterhaltungen sind pro Tag begrenzt. In bestehenden kann weiter geschrieben werden, morgen auch wieder in neuen.',
    },
    too_many_email_changes: {
      title: 'Zu viele Änderungen der E-Mail-Adresse',
      description:
        'Wir haben schon zehn Mails an neue Adressen geschickt. Die nächste ist 24\u00a0Stunden nach der letzten möglich.',
    },
    too_many_reports: {
      title: 'Diese Meldung lässt sich gerade nicht ergänzen',
      description:
        'Die Hochschule hat schon zehn Texte zu dieser Unterhaltung und sieht sie sich an. Danach lässt sie sich wieder melden.',
    },
    push_service_unknown: {
      title: 'Browser nicht unterstützt',
      description:
        'Über den Dienst dieses Browsers können wir keine Mitteilungen senden. In einem anderen Browser geht es vielleicht.',
    },
    too_many_devices: {
      title: 'Zu viele Geräte',
      description: 'Mitteilungen gehen an höchstens 10 Geräte. Bitte zuerst eines aus der Liste entfernen.',
    },
    attaching_over: {
      title: 'Nachricht zu alt für Dateien',
      description:
        'Dateien lassen sich einer Nachricht nur am ersten Tag hinzufügen. Bitte eine neue Nachricht schreiben.',
    },
    idempotency_conflict: {
      title: 'Anfrage läuft schon',
      description: 'Dieselbe Anfrage wird gerade bearbeitet oder hatte einen anderen Inhalt.',
    },
  },
  en: errorTextsEn,
}

/** Of endpoints that take a picture. */
export const imageTexts: Record<Locale, Record<ImageCode, ErrorText>> = {
  de: {
    file_type_not_allowed: {
      title: 'Dateityp nicht erlaubt',
      description:
        'Möglich sind Bilder als JPEG, PNG und WebP. Es zählt der Inhalt, nicht der Name der Datei.',
    },
    file_too_large: {
      title: 'Bild zu groß',
      description: 'Ein Bild darf höchstens 5\u00a0MB groß sein und 40\u00a0Megapixel haben.',
    },
  },
  en: imageTextsEn,
}
