import type { CollectionConfig, Tab, Field } from 'payload'
import { HOUR, SECOND } from '@trade-in-shop/runtime/durations'
import { ROLE_TRAITS, ROLES } from './access/roles'
import { adminOnly } from './access/staff-member'
import { forgottenPassword, noteReset, recordReset } from '@/collections/staff/forgotten-password'
import { notFound } from '@/collections/saving/page-of-request'
import { ownPassword } from '@/collections/staff/own-account'
import { secondFactorEndpoints } from '@/collections/staff/second-factor'
import { panel, select, text } from './fields/plain'
import { guarded } from './guarded'
import { askSecondFactor, endReset, noteMailedReset } from '@/collections/staff/ask-second-factor'
import { hideAccountExistence, keepAnAdmin, keepAnAdminOnDelete, keepOwnEmail } from '@/collections/staff/account-rules'
import { cleanCredentials } from '@/collections/staff/clean-credentials'
import { longPassword } from '@/collections/staff/long-password'
import { limitLogin, refundLogin } from '@/collections/staff/login-rate-limit'
import { askPresentPassword } from './staff/password'
import { forgetDevices } from '@/collections/staff/staff-device'
import { sessionStrategy } from '@/collections/staff/session-strategy'
import { endSessions } from '@trade-in-shop/payload-workbench/second-factor/stored-factor'
import { resetMail, resetSubject } from '@/collections/staff/staff-mail'

/** Secrets of the second factor (RFC 6238). Only its endpoints read and write them; they are never shown or sent. */
const hidden = { admin: { hidden: true }, hidden: true, access: { create: () => false, read: () => false, update: () => false } }

const secondFactor: Field[] = [
  { name: 'totpSecret', type: 'text', ...hidden },
  { name: 'totpConfirmedAt', type: 'date', ...hidden },
  /** Number of the last period whose code was used, so that no code works twice. */
  { name: 'totpLastStep', type: 'number', ...hidden },
  /** Hashes of the recovery codes for a lost phone; each works once. */
  { name: 'recoveryCodes', type: 'text', hasMany: true, ...hidden },
]

/** Switches off Payload's account lock; 0 would remove two columns. */
const NEVER_LOCKED = 1_000_000_000

type StaffOptions = Readonly<{ secureCookies: boolean; origins: readonly string[] }>

const personTab: Tab = {
  label: 'Person',
  description: 'Who it is.',
  fields: [
    text(['name', 'Name', 'As colleagues know the person.'], { required: true }),
    panel('secondFactor', 'second-factor/second-factor-panel', 'SecondFactorPanel'),
  ],
}

const rightsTab: Tab = {
  label: 'Rights',
  description: 'What the person may do, and where. Only admins change it.',
  fields: [
    select(
      [
        'role',
        'Role',
        'Admins do everything; content managers edit content of all markets; market managers edit what belongs to their markets; translators write pages that others publish; the last only look.',
      ],
      ROLES.map((value) => ({ value, label: ROLE_TRAITS[value].label })),
      {
        required: true,
        defaultValue: ROLES.find((role) => ROLE_TRAITS[role].markets === 'own'),
        enumName: 'staff_role',
        access: adminOnly,
        saveToJWT: true,
      },
    ),
    {
      name: 'markets',
      label: 'Markets',
      type: 'relationship',
      relationTo: 'markets',
      hasMany: true,
      maxDepth: 0,
      access: adminOnly,
      admin: { description: 'The markets of a market manager. Others need none.', allowCreate: false },
    },
  ],
}

/** Members of staff. Only admins set role and markets, so that no one can raise their own rights (security 25). */
export const staff = ({ secureCookies, origins }: StaffOptions): CollectionConfig =>
  guarded(
    'staff',
    {
      labels: { singular: 'Member of staff', plural: 'Members of staff' },
      admin: {
        group: 'Staff',
        useAsTitle: 'name',
        listSearchableFields: ['name', 'email'],
        defaultColumns: ['name', 'email', 'role', 'markets'],
        description: 'Who may work here.',
      },
      auth: {
        tokenExpiration: (8 * HOUR) / SECOND,
        // Payload would lock an account for every browser; `login-rate-limit.ts` slows strangers and lets known devices in.
        maxLoginAttempts: NEVER_LOCKED,
        useAPIKey: false,
        strategies: [sessionStrategy],
        forgotPassword: {
          generateEmailHTML: resetMail(origins[0] ?? ''),
          generateEmailSubject: resetSubject,
        },
        cookies: { sameSite: 'Strict', secure: secureCookies },
      },
      endpoints: [
        { path: '/first-register', method: 'post', handler: notFound },
        // There is no verification by mail, and Payload's own endpoint answers 500.
        { path: '/verify/:id', method: 'post', handler: notFound },
        forgottenPassword,
        ownPassword,
        ...secondFactorEndpoints,
      ],
      hooks: {
        beforeOperation: [
          limitLogin,
          cleanCredentials,
          hideAccountExistence,
          keepOwnEmail,
          longPassword,
          askPresentPassword,
          noteReset,
          noteMailedReset,
        ],
        beforeLogin: [askSecondFactor],
        afterLogin: [refundLogin, recordReset],
        afterOperation: [endReset],
        beforeValidate: [keepAnAdmin],
        beforeDelete: [keepAnAdminOnDelete],
        afterDelete: [forgetDevices, endSessions],
      },
      fields: [
        // Outside the tabs, because a tab that is not open renders nothing.
        panel('ownPassword', 'on-demand', 'OwnPassword'),
        { type: 'tabs', tabs: [personTab, rightsTab] },
        ...secondFactor,
      ],
    },
    { announces: false, records: 'saves', filters: ['role'] },
  )
