import type { SanitizedFieldsPermissions } from 'payload'

/**
 * Whether the reader may change the field at a path, by the permissions that Payload computed for each field on the way.
 */
export function mayChange(fields: SanitizedFieldsPermissions | undefined, path: string): boolean {
  const [name = '', ...inner] = path.split('.')
  if (fields === true) return true
  const own = fields?.[name]
  if (own === true) return true
  if (own === undefined || !own.update) return false
  return inner.length === 0 || own.fields === undefined || mayChange(own.fields, inner.join('.'))
}
