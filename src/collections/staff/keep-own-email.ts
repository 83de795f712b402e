import type { CollectionBeforeOperationHook } from 'payload'
import { isAdmin } from '@/collections/access/staff'
import { formatStaffMessage, type StaffMessage } from '@/domain/staff-words'
import { refuse } from '@/collections/saving/refuse'
import { accountOf } from './login-rate-limit'

const BY_ADMIN: StaffMessage = {
  en: 'Only an admin changes the address somebody logs in with.',
  de: 'Die Adresse, mit der sich jemand anmeldet, ändert nur ein Admin.',
  es: 'Solo un administrador cambia la dirección con la que alguien inicia sesión.',
  fr: 'Seul un administrateur change l’adresse avec laquelle on se connecte.',
  it: 'Solo un amministratore cambia l’indirizzo con cui si accede.',
}

/**
 * Only admins change the mail address of an account: password resets go there, and a stolen session must not take over the
 * account.
 */
export const keepOwnEmail: CollectionBeforeOperationHook = ({ args, collection, operation, overrideAccess, req }) => {
  if (operation !== 'update' || overrideAccess === true || !req.user || isAdmin(req.user)) return args
  const email = 'data' in args ? accountOf(args.data) : ''
  if (email !== '' && email !== accountOf(req.user))
    refuse(collection.slug, [{ path: 'email', message: formatStaffMessage(BY_ADMIN, req.i18n.language) }], req)
  return args
}
