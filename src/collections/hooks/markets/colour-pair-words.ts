import type { StaffMessage } from '@/domain/staff-words'

/** What stands on what, where a colour of a partner must be readable. */
export const colourPairWords = {
  button: {
    en: 'on the colour of buttons',
    de: 'auf der Farbe der Schaltflächen',
    es: 'sobre el color de los botones',
    fr: 'sur la couleur des boutons',
    it: 'sul colore dei pulsanti',
  },
  hover: {
    en: 'on a button under the pointer',
    de: 'auf einer Schaltfläche unter dem Mauszeiger',
    es: 'sobre un botón bajo el puntero',
    fr: 'sur un bouton sous le pointeur',
    it: 'su un pulsante sotto il puntatore',
  },
  press: {
    en: 'on a pressed button',
    de: 'auf einer gedrückten Schaltfläche',
    es: 'sobre un botón pulsado',
    fr: 'sur un bouton enfoncé',
    it: 'su un pulsante premuto',
  },
  linkOnGround: {
    en: 'as a link on the ground',
    de: 'als Link auf dem Grund',
    es: 'como enlace sobre el fondo',
    fr: 'comme lien sur le fond',
    it: 'come link sullo sfondo',
  },
  linkOnTint: {
    en: 'as a link on quiet areas',
    de: 'als Link auf ruhigen Flächen',
    es: 'como enlace sobre zonas tranquilas',
    fr: 'comme lien sur les zones discrètes',
    it: 'come link sulle aree discrete',
  },
  captions: {
    en: 'under captions',
    de: 'unter Bildunterschriften',
    es: 'bajo los textos pequeños',
    fr: 'sous les légendes',
    it: 'sotto le didascalie',
  },
  edges: {
    en: 'behind the edges of fields',
    de: 'hinter den Rändern von Feldern',
    es: 'detrás de los bordes de los campos',
    fr: 'derrière les bords des champs',
    it: 'dietro i bordi dei campi',
  },
  selected: {
    en: 'under text, mixed with the colour of buttons for what is selected',
    de: 'unter Text, gemischt mit der Farbe der Schaltflächen für Ausgewähltes',
    es: 'bajo el texto, mezclado con el color de los botones para lo seleccionado',
    fr: 'sous le texte, mélangée à la couleur des boutons pour ce qui est choisi',
    it: 'sotto il testo, mescolato al colore dei pulsanti per ciò che è scelto',
  },
} satisfies Record<string, StaffMessage>
