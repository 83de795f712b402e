/**
 * Attributes of the element that shows a field of the form: in a preview the field's path, so that a click there opens it;
 * elsewhere none, because every byte of a public page is sent to every visitor.
 */
export type MarkPlace = (field: string) => PlaceMark
export type PlaceMark = Readonly<{ 'data-path': string }> | undefined

export const markNothing: MarkPlace = () => undefined

/** Marks the fields of a row, or of the form itself where `row` is empty. */
export const markIn =
  (row: string): MarkPlace =>
  (field) => ({ 'data-path': [row, field].filter(Boolean).join('.') })
