import type { StaffMessage } from '@/domain/staff-words'

/** What the CMS says when a schedule cannot be made. */
export const scheduleWords = {
  notAllowed: {
    en: 'You may not publish pages of this market.',
    de: 'Sie dürfen Seiten dieses Markts nicht veröffentlichen.',
    es: 'No puede publicar páginas de este mercado.',
    fr: 'Vous ne pouvez pas publier les pages de ce marché.',
    it: 'Non può pubblicare le pagine di questo mercato.',
  },
  past: {
    en: 'This minute has already begun. Choose a later one.',
    de: 'Diese Minute hat schon begonnen. Wählen Sie eine spätere.',
    es: 'Este minuto ya ha empezado. Elija uno posterior.',
    fr: 'Cette minute a déjà commencé. Choisissez-en une plus tard.',
    it: 'Questo minuto è già iniziato. Ne scelga uno successivo.',
  },
  twice: {
    en: 'Something is already scheduled for this page at that minute.',
    de: 'Für diese Seite ist für diese Minute schon etwas geplant.',
    es: 'Ya hay algo programado para esta página en ese minuto.',
    fr: 'Quelque chose est déjà planifié pour cette page à cette minute.',
    it: 'Per questa pagina è già programmato qualcosa in quel minuto.',
  },
  problems: {
    en: 'The check has found {count}. Mend it first, or give a reason under “Publishing”.',
    de: 'Die Prüfung hat {count} gefunden. Beheben Sie das zuerst, oder geben Sie unter „Veröffentlichen“ einen Grund an.',
    es: 'La comprobación ha encontrado {count}. Corríjalo antes o indique un motivo en «Publicación».',
    fr: 'La vérification a trouvé {count}. Corrigez d’abord, ou donnez une raison sous « Publication ».',
    it: 'Il controllo ha trovato {count}. Corregga prima, o indichi un motivo in «Pubblicazione».',
  },
  versionGone: {
    en: 'The version that was scheduled is no longer kept. Schedule the page again.',
    de: 'Die geplante Version wird nicht mehr aufbewahrt. Planen Sie die Seite noch einmal.',
    es: 'La versión programada ya no se conserva. Vuelva a programar la página.',
    fr: 'La version planifiée n’est plus conservée. Planifiez à nouveau la page.',
    it: 'La versione programmata non è più conservata. Programmi di nuovo la pagina.',
  },
  rightsGone: {
    en: 'The person who scheduled it may not publish it any more.',
    de: 'Die Person, die das geplant hat, darf es nicht mehr veröffentlichen.',
    es: 'La persona que lo programó ya no puede publicarlo.',
    fr: 'La personne qui l’a planifié ne peut plus le publier.',
    it: 'La persona che lo ha programmato non può più pubblicarlo.',
  },
  failedSubject: {
    en: 'Not carried out as scheduled: “{title}”',
    de: 'Nicht wie geplant ausgeführt: „{title}“',
    es: 'No se ha ejecutado lo programado: «{title}»',
    fr: 'Planification non exécutée : « {title} »',
    it: 'Non eseguito come programmato: «{title}»',
  },
  failedText: {
    en: '“{title}” could not be carried out at its minute, and nothing of it has changed the shop. {problem}',
    de: '„{title}“ konnte zur geplanten Minute nicht ausgeführt werden; am Shop hat sich dadurch nichts geändert. {problem}',
    es: '«{title}» no se pudo ejecutar en el minuto previsto y no ha cambiado nada en la tienda. {problem}',
    fr: '« {title} » n’a pas pu être exécuté à la minute prévue, et rien n’a changé dans la boutique. {problem}',
    it: 'Non è stato possibile eseguire «{title}» nel minuto previsto, e nel negozio non è cambiato nulla. {problem}',
  },
  tooMany: {
    en: 'This page already has {most} schedules. Remove one first.',
    de: 'Diese Seite hat schon {most} Pläne. Entfernen Sie zuerst einen.',
    es: 'Esta página ya tiene {most} programaciones. Quite antes una.',
    fr: 'Cette page a déjà {most} planifications. Supprimez-en d’abord une.',
    it: 'Questa pagina ha già {most} programmazioni. Ne elimini prima una.',
  },
} satisfies Record<string, StaffMessage>
