import type { StaffMessage } from '@/domain/staff-words'

/** Most of an upload: bytes, and pixels because the decoded size costs memory. AVIF is decoded whole, at 20 bytes a pixel. */
export const UPLOAD_LIMITS = { bytes: 10 * 1024 * 1024, pixels: 40_000_000, avifPixels: 12_000_000 } as const

/** Problems of an upload. */
export const mediaWords = {
  inUse: {
    en: 'This picture is still used by pages, banners, partners or markets ({count}). Take it out there first.',
    de: 'Dieses Bild wird noch von Seiten, Bannern, Partnern oder Märkten verwendet ({count}). Nehmen Sie es dort zuerst heraus.',
    es: 'Esta imagen aún se usa en páginas, banners, socios o mercados ({count}). Quítela primero de allí.',
    fr: 'Cette image est encore utilisée par des pages, bannières, partenaires ou marchés ({count}). Retirez-la d’abord de là.',
    it: 'Questa immagine è ancora usata da pagine, banner, partner o mercati ({count}). La tolga prima da lì.',
  },
  empty: {
    en: 'The file is empty.',
    de: 'Die Datei ist leer.',
    es: 'El archivo está vacío.',
    fr: 'Le fichier est vide.',
    it: 'Il file è vuoto.',
  },
  tooHeavy: {
    en: 'The picture is larger than {megabytes} MB.',
    de: 'Das Bild ist größer als {megabytes} MB.',
    es: 'La imagen pesa más de {megabytes} MB.',
    fr: 'L’image dépasse {megabytes} Mo.',
    it: 'L’immagine supera {megabytes} MB.',
  },
  notRaster: {
    en: 'Upload a still PNG, JPEG, WebP or AVIF picture.',
    de: 'Laden Sie ein unbewegtes Bild als PNG, JPEG, WebP oder AVIF hoch.',
    es: 'Suba una imagen fija en PNG, JPEG, WebP o AVIF.',
    fr: 'Téléversez une image fixe en PNG, JPEG, WebP ou AVIF.',
    it: 'Carichi un’immagine fissa in PNG, JPEG, WebP o AVIF.',
  },
  tooLarge: {
    en: 'The picture has more than {pixels} million pixels, or it is damaged.',
    de: 'Das Bild hat mehr als {pixels} Millionen Pixel oder ist beschädigt.',
    es: 'La imagen tiene más de {pixels} millones de píxeles o está dañada.',
    fr: 'L’image compte plus de {pixels} millions de pixels, ou elle est endommagée.',
    it: 'L’immagine ha più di {pixels} milioni di pixel, oppure è danneggiata.',
  },
  damaged: {
    en: 'The picture is damaged.',
    de: 'Das Bild ist beschädigt.',
    es: 'La imagen está dañada.',
    fr: 'L’image est endommagée.',
    it: 'L’immagine è danneggiata.',
  },
  noRoom: {
    en: 'There is no room left on the server for this picture. Nothing was saved; ask whoever looks after the shop.',
    de: 'Auf dem Server ist kein Platz mehr für dieses Bild. Es wurde nichts gespeichert; fragen Sie, wer den Shop technisch betreut.',
    es: 'No queda espacio en el servidor para esta imagen. No se ha guardado nada; pregunte a quien mantiene la tienda.',
    fr: 'Il n’y a plus de place sur le serveur pour cette image. Rien n’a été enregistré ; voyez avec la personne qui gère la boutique.',
    it: 'Sul server non c’è più spazio per questa immagine. Non è stato salvato nulla; si rivolga a chi gestisce il negozio.',
  },
  storageAway: {
    en: 'The storage of the pictures does not answer. Nothing was changed; please try again in a moment.',
    de: 'Der Speicher der Bilder antwortet nicht. Es wurde nichts geändert; bitte versuchen Sie es gleich noch einmal.',
    es: 'El almacenamiento de las imágenes no responde. No se ha cambiado nada; inténtelo de nuevo dentro de un momento.',
    fr: 'Le stockage des images ne répond pas. Rien n’a été modifié ; réessayez dans un instant.',
    it: 'L’archivio delle immagini non risponde. Non è stato modificato nulla; riprovi tra un momento.',
  },
  languageTwice: {
    en: 'There are two texts in one language. Keep one of them.',
    de: 'Zwei Texte haben dieselbe Sprache. Behalten Sie einen davon.',
    es: 'Hay dos textos en el mismo idioma. Conserve uno de ellos.',
    fr: 'Deux textes sont dans la même langue. Gardez-en un.',
    it: 'Due testi sono nella stessa lingua. Ne tenga uno.',
  },
  altMissing: {
    en: 'Say in a few words what the picture shows.',
    de: 'Sagen Sie in wenigen Worten, was das Bild zeigt.',
    es: 'Diga en pocas palabras qué se ve en la imagen.',
    fr: 'Dites en quelques mots ce que montre l’image.',
    it: 'Dica in poche parole che cosa mostra l’immagine.',
  },
  altIsName: {
    en: 'That is the name of a file. Say what the picture shows.',
    de: 'Das ist der Name einer Datei. Sagen Sie, was das Bild zeigt.',
    es: 'Eso es el nombre de un archivo. Diga qué se ve en la imagen.',
    fr: 'C’est le nom d’un fichier. Dites ce que montre l’image.',
    it: 'Questo è il nome di un file. Dica che cosa mostra l’immagine.',
  },
  altTooLong: {
    en: 'At most {most} characters: it is read aloud in one go.',
    de: 'Höchstens {most} Zeichen: Es wird in einem Zug vorgelesen.',
    es: 'Como máximo {most} caracteres: se lee de un tirón.',
    fr: '{most} caractères au plus : le texte est lu d’une traite.',
    it: 'Al massimo {most} caratteri: viene letto tutto di seguito.',
  },
} satisfies Record<string, StaffMessage>
