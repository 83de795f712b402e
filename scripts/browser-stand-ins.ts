/**
 * What `ajv` and `jsox` mean in the browser (`next.config.ts`): Payload's admin brings both, 45 KB compressed, to judge a JSON
 * field by its schema and to read components in Markdown. No form has such a field or such text, and the server judges again.
 */
export default class Ajv {
  validate(): boolean {
    return true
  }

  errorsText(): string {
    return ''
  }
}

export const JSOX = { parse: JSON.parse }
