import type { StaffMessage } from '@/domain/staff-words'
import { DAY, HOUR, MINUTE } from '@/runtime/durations'

/** Sentences of the first page of the admin. */
export const dashboardWords = {
  hello: { en: 'Hello, {name}', de: 'Hallo, {name}', es: 'Hola, {name}', fr: 'Bonjour, {name}', it: 'Salve, {name}' },
  myMarkets: { en: 'My markets', de: 'Meine Märkte', es: 'Mis mercados', fr: 'Mes marchés', it: 'I miei mercati' },
  markets: { en: 'Markets', de: 'Märkte', es: 'Mercados', fr: 'Marchés', it: 'Mercati' },
  noMarkets: {
    en: 'No market is yours yet. An admin gives you one.',
    de: 'Ihnen ist noch kein Markt zugeteilt. Das macht ein Admin.',
    es: 'Todavía no tiene ningún mercado. Se lo asigna un administrador.',
    fr: 'Aucun marché ne vous est encore confié. Un administrateur s’en charge.',
    it: 'Non Le è ancora assegnato alcun mercato. Se ne occupa un amministratore.',
  },
  draft: { en: 'draft', de: 'Entwurf', es: 'borrador', fr: 'brouillon', it: 'bozza' },
  openShop: { en: 'Open the shop', de: 'Shop öffnen', es: 'Abrir la tienda', fr: 'Ouvrir la boutique', it: 'Apri il negozio' },
  hosts: { en: 'Hosts: {count}', de: 'Hosts: {count}', es: 'Hosts: {count}', fr: 'Hôtes : {count}', it: 'Host: {count}' },
  noShop: { en: 'No host yet', de: 'Noch kein Host', es: 'Aún sin host', fr: 'Pas encore d’hôte', it: 'Ancora nessun host' },
  carrierLogo: {
    en: 'Carrier logo',
    de: 'Logo des Versanddienstes',
    es: 'Logo del transportista',
    fr: 'Logo du transporteur',
    it: 'Logo del corriere',
  },
  asName: { en: 'name only', de: 'nur Name', es: 'solo nombre', fr: 'nom seul', it: 'solo nome' },
  bySchedule: {
    en: 'scheduled until {at}',
    de: 'geplant bis {at}',
    es: 'programado hasta {at}',
    fr: 'planifié jusqu’au {at}',
    it: 'programmato fino al {at}',
  },
  reviews: { en: 'Reviews', de: 'Prüfungen', es: 'Revisiones', fr: 'Relectures', it: 'Revisioni' },
  nothingToReview: {
    en: 'Nothing waits for you.',
    de: 'Nichts wartet auf Sie.',
    es: 'No tiene nada pendiente.',
    fr: 'Rien ne vous attend.',
    it: 'Non ha nulla in attesa.',
  },
  waitsForReview: {
    en: '“{title}” waits for your review',
    de: '„{title}“ wartet auf Ihre Prüfung',
    es: '«{title}» espera su revisión',
    fr: '« {title} » attend votre relecture',
    it: '«{title}» attende la Sua revisione',
  },
  cameBack: {
    en: '“{title}” came back to you',
    de: '„{title}“ ist zu Ihnen zurückgekommen',
    es: '«{title}» ha vuelto a usted',
    fr: '« {title} » vous est revenue',
    it: '«{title}» è tornata a Lei',
  },
  scheduled: { en: 'Coming up', de: 'Geplant', es: 'Próximamente', fr: 'À venir', it: 'In programma' },
  nothingScheduled: {
    en: 'Nothing is scheduled.',
    de: 'Nichts ist geplant.',
    es: 'No hay nada programado.',
    fr: 'Rien n’est planifié.',
    it: 'Non è in programma nulla.',
  },
  publish: {
    en: '“{title}” is published',
    de: '„{title}“ wird veröffentlicht',
    es: 'Se publica «{title}»',
    fr: '« {title} » est publiée',
    it: '«{title}» viene pubblicata',
  },
  unpublish: {
    en: '“{title}” is taken from the shop',
    de: '„{title}“ wird aus dem Shop genommen',
    es: 'Se retira «{title}» de la tienda',
    fr: '« {title} » est retirée de la boutique',
    it: '«{title}» viene tolta dal negozio',
  },
  scheduleFailed: {
    en: '“{title}” could not be changed as scheduled: {problem}',
    de: '„{title}“ konnte nicht wie geplant geändert werden: {problem}',
    es: '«{title}» no se pudo cambiar según lo previsto: {problem}',
    fr: '« {title} » n’a pas pu être modifiée comme prévu : {problem}',
    it: 'Non è stato possibile modificare «{title}» come previsto: {problem}',
  },
  bannerFrom: {
    en: 'Banner “{title}” appears',
    de: 'Banner „{title}“ erscheint',
    es: 'Aparece el banner «{title}»',
    fr: 'La bannière « {title} » apparaît',
    it: 'Appare il banner «{title}»',
  },
  bannerTo: {
    en: 'Banner “{title}” ends',
    de: 'Banner „{title}“ endet',
    es: 'Termina el banner «{title}»',
    fr: 'La bannière « {title} » prend fin',
    it: 'Termina il banner «{title}»',
  },
  switchComes: {
    en: '{switch}: {state}',
    de: '{switch}: {state}',
    es: '{switch}: {state}',
    fr: '{switch} : {state}',
    it: '{switch}: {state}',
  },
  latest: {
    en: 'Latest changes',
    de: 'Letzte Änderungen',
    es: 'Últimos cambios',
    fr: 'Derniers changements',
    it: 'Ultime modifiche',
  },
  nothingChanged: {
    en: 'Nobody has changed anything yet.',
    de: 'Noch hat niemand etwas geändert.',
    es: 'Nadie ha cambiado nada todavía.',
    fr: 'Personne n’a encore rien changé.',
    it: 'Nessuno ha ancora modificato nulla.',
  },
  /** After what it was done to, of any gender. */
  create: {
    en: 'made by {name}',
    de: 'angelegt von {name}',
    es: '· creación: {name}',
    fr: '· création : {name}',
    it: '· creazione: {name}',
  },
  update: {
    en: 'changed by {name}',
    de: 'geändert von {name}',
    es: '· cambio: {name}',
    fr: '· modification : {name}',
    it: '· modifica: {name}',
  },
  delete: {
    en: 'deleted for good by {name}',
    de: 'endgültig gelöscht von {name}',
    es: '· eliminación definitiva: {name}',
    fr: '· suppression définitive : {name}',
    it: '· eliminazione definitiva: {name}',
  },
  bin: {
    en: 'moved to the bin by {name}',
    de: 'in den Papierkorb gelegt von {name}',
    es: '· movido a la papelera: {name}',
    fr: '· mise à la corbeille : {name}',
    it: '· spostamento nel cestino: {name}',
  },
  takeOut: {
    en: 'taken out of the bin by {name}',
    de: 'aus dem Papierkorb geholt von {name}',
    es: '· sacado de la papelera: {name}',
    fr: '· sortie de la corbeille : {name}',
    it: '· tolto dal cestino: {name}',
  },
  restore: {
    en: 'brought back by {name}',
    de: 'wiederhergestellt von {name}',
    es: '· restauración: {name}',
    fr: '· rétablissement : {name}',
    it: '· ripristino: {name}',
  },
  savedPage: {
    en: 'saved as a draft',
    de: 'als Entwurf gespeichert',
    es: 'guardado como borrador',
    fr: 'enregistrée comme brouillon',
    it: 'salvata come bozza',
  },
  publishedPage: { en: 'published', de: 'veröffentlicht', es: 'publicada', fr: 'publiée', it: 'pubblicata' },
  allChanges: {
    en: 'All changes',
    de: 'Alle Änderungen',
    es: 'Todos los cambios',
    fr: 'Tous les changements',
    it: 'Tutte le modifiche',
  },
  missed: {
    en: 'Asked for and not found',
    de: 'Gesucht und nicht gefunden',
    es: 'Buscado y no encontrado',
    fr: 'Demandé et introuvable',
    it: 'Cercato e non trovato',
  },
  nothingMissed: {
    en: 'People have found everything they asked for.',
    de: 'Alles, was gesucht wurde, wurde gefunden.',
    es: 'Se ha encontrado todo lo que se buscaba.',
    fr: 'Tout ce qui a été demandé a été trouvé.',
    it: 'È stato trovato tutto ciò che si cercava.',
  },
  times: {
    en: '{count}× by people',
    de: '{count}× von Personen',
    es: '{count}× por personas',
    fr: '{count}× par des visiteurs',
    it: '{count}× da persone',
  },
  quoted: { en: '“{text}”', de: '„{text}“', es: '«{text}»', fr: '« {text} »', it: '«{text}»' },
  onOf: {
    en: 'Switches: {on} of {count} on',
    de: 'Schalter: {on} von {count} an',
    es: 'Interruptores: {on} de {count} activos',
    fr: 'Interrupteurs : {on} sur {count} activés',
    it: 'Interruttori: {on} di {count} attivi',
  },
  switch: { en: 'Switch', de: 'Schalter', es: 'Interruptor', fr: 'Interrupteur', it: 'Interruttore' },
  shortcuts: { en: 'Shortcuts', de: 'Schnellzugriff', es: 'Accesos directos', fr: 'Accès rapides', it: 'Scorciatoie' },
  allTranslations: {
    en: 'All translations',
    de: 'Alle Übersetzungen',
    es: 'Todas las traducciones',
    fr: 'Toutes les traductions',
    it: 'Tutte le traduzioni',
  },
  allMissed: {
    en: 'All missing addresses',
    de: 'Alle nicht gefundenen Adressen',
    es: 'Todas las direcciones no encontradas',
    fr: 'Toutes les adresses introuvables',
    it: 'Tutti gli indirizzi non trovati',
  },
  more: { en: '{count} more', de: '{count} weitere', es: '{count} más', fr: '{count} de plus', it: 'altri {count}' },
} satisfies Record<string, StaffMessage>

const STEPS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const

/** How long ago something was, in words: "3 minutes ago". Instants in milliseconds. */
export function agoWords(language: string, at: number, now: number): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const passed = Math.max(0, now - at)
  const [unit, length] = STEPS.find(([, size]) => passed >= size) ?? (['minute', MINUTE] as const)
  return passed < MINUTE ? words.format(0, 'second') : words.format(-Math.floor(passed / length), unit)
}
