import type { Told } from '@/domain/staff-words'

/** Names of the blocks as they stand in a collapsed row, by their type. */
export const blockWords = {
  text: { en: 'Text', de: 'Text', es: 'Texto', fr: 'Texte', it: 'Testo' },
  picture: { en: 'Picture', de: 'Bild', es: 'Imagen', fr: 'Image', it: 'Immagine' },
  steps: { en: 'Steps', de: 'Schritte', es: 'Pasos', fr: 'Étapes', it: 'Passaggi' },
  questions: {
    en: 'Questions and answers',
    de: 'Fragen und Antworten',
    es: 'Preguntas y respuestas',
    fr: 'Questions et réponses',
    it: 'Domande e risposte',
  },
  video: { en: 'Video', de: 'Video', es: 'Vídeo', fr: 'Vidéo', it: 'Video' },
  'call-to-action': {
    en: 'Call to action',
    de: 'Handlungsaufforderung',
    es: 'Llamada a la acción',
    fr: 'Appel à l’action',
    it: 'Invito all’azione',
  },
  banner: { en: 'Banner', de: 'Banner', es: 'Banner', fr: 'Bannière', it: 'Banner' },
} satisfies Record<string, Told>
