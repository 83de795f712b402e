import type { StaffMessage } from '@/domain/staff-words'

export const presentPasswordWords = {
  label: {
    en: 'Present password',
    de: 'Jetziges Passwort',
    es: 'Contraseña actual',
    fr: 'Mot de passe actuel',
    it: 'Password attuale',
  },
} satisfies Record<string, StaffMessage>
