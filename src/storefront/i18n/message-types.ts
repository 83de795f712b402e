import type * as en from './messages/en'

type English = typeof en
/** A message file: one feature of the storefront. */
export type Feature = keyof English
export type IdOf<Part extends Feature> = Part extends Feature ? keyof English[Part] : never
/** Every message id; the English files are the list. */
export type MessageId = IdOf<Feature>
export type Messages = Readonly<Record<MessageId, string>>
/** Each language must have the same features with the same ids. */
export type FeatureMessages = { readonly [Part in Feature]: Readonly<Record<keyof English[Part], string>> }

declare global {
  // Restricts `formatMessage({ id })` to our message ids.
  // eslint-disable-next-line @typescript-eslint/no-namespace -- react-intl reads the ids from this namespace
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId
    }
  }
}
