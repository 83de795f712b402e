import type { StaffMessage } from '@/domain/staff-words'

export const completenessWords = {
  title: { en: 'Completeness', de: 'Vollständigkeit', es: 'Completitud', fr: 'Complétude', it: 'Completezza' },
  whole: {
    en: 'Nothing is missing.',
    de: 'Es fehlt nichts.',
    es: 'No falta nada.',
    fr: 'Il ne manque rien.',
    it: 'Non manca nulla.',
  },
  missing: {
    en: 'Missing or wrong: {count}',
    de: 'Fehlt oder ist falsch: {count}',
    es: 'Falta o está mal: {count}',
    fr: 'Manquant ou erroné : {count}',
    it: 'Manca o è errato: {count}',
  },
  look: {
    en: 'Worth a look: {count}',
    de: 'Einen Blick wert: {count}',
    es: 'Conviene revisar: {count}',
    fr: 'À vérifier : {count}',
    it: 'Da controllare: {count}',
  },
  draft: {
    en: 'This market is a draft: it answers on its local hosts only. When nothing is missing, set its state to "Live".',
    de: 'Dieser Markt ist ein Entwurf: Er antwortet nur auf seinen lokalen Hosts. Wenn nichts mehr fehlt, stellen Sie den Zustand auf „Online“.',
    es: 'Este mercado es un borrador: solo responde en sus hosts locales. Cuando no falte nada, ponga el estado en «En línea».',
    fr: 'Ce marché est un brouillon : il ne répond que sur ses hôtes locaux. Quand il ne manque plus rien, passez l’état à « En ligne ».',
    it: 'Questo mercato è una bozza: risponde solo sui suoi host locali. Quando non manca più nulla, imposti lo stato su «Online».',
  },
  unread: {
    en: 'Pages, navigation and routes could not be looked at just now.',
    de: 'Seiten, Navigation und Routen konnten gerade nicht geprüft werden.',
    es: 'Ahora no se han podido revisar las páginas, la navegación y las rutas.',
    fr: 'Les pages, la navigation et les routes n’ont pas pu être vérifiées.',
    it: 'Non è stato possibile controllare pagine, navigazione e percorsi.',
  },
  'contact-subjects': {
    en: 'Contact subjects',
    de: 'Kontaktthemen',
    es: 'Asuntos de contacto',
    fr: 'Sujets de contact',
    it: 'Argomenti di contatto',
  },
  navigation: { en: 'Navigation', de: 'Navigation', es: 'Navegación', fr: 'Navigation', it: 'Navigazione' },
  pages: { en: 'Pages', de: 'Seiten', es: 'Páginas', fr: 'Pages', it: 'Pagine' },
  'route-maps': { en: 'Routes', de: 'Routen', es: 'Rutas', fr: 'Routes', it: 'Percorsi' },
  banners: { en: 'Banners', de: 'Banner', es: 'Banners', fr: 'Bannières', it: 'Banner' },
  partners: { en: 'Partners', de: 'Partner', es: 'Socios', fr: 'Partenaires', it: 'Partner' },
  media: { en: 'Pictures', de: 'Bilder', es: 'Imágenes', fr: 'Images', it: 'Immagini' },
} satisfies Record<string, StaffMessage>
