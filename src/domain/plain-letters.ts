/** Lower case without accents, to compare what people type: "März" is "marz". */
export const plainLetters = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
