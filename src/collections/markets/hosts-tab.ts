import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { Tab } from 'payload'
import { adminOnly } from '@/collections/access/staff-member'
import { ENVIRONMENTS, MODES } from '@/domain/market/market'
import { checkbox, panel, select, text } from '@/collections/fields/plain'

const ENVIRONMENT_WORDS = staffWords('environment')
const MODE_WORDS = staffWords('mode')

const required = true

/** Host names are looked up, never guessed from a pattern (M-02). */
export const hostsTab: Tab = {
  label: 'Hosts',
  description: 'Every name under which this market is reached. A name that is not listed here answers "misdirected request".',
  fields: [
    panel('hostList', 'host-list', 'HostList'),
    {
      name: 'hosts',
      label: 'Hosts',
      type: 'array',
      access: adminOnly,
      labels: { singular: 'Host', plural: 'Hosts' },
      admin: {
        description: 'A host name belongs to one market only.',
        components: { RowLabel: '@/admin/pages/row-labels#RowLabel' },
      },
      fields: [
        text(['hostname', 'Host name', 'Small letters, without https:// and port, such as "agan.at.localhost".'], { required }),
        select(
          ['mode', 'Mode', 'How the shop presents itself under this name.'],
          MODES.map((value) => ({ value, label: MODE_WORDS[value] })),
          { required, defaultValue: 'default', enumName: 'host_mode' },
        ),
        select(
          ['environment', 'Environment', 'Only production is shown to search engines.'],
          ENVIRONMENTS.map((value) => ({ value, label: ENVIRONMENT_WORDS[value] })),
          { required, defaultValue: 'production', enumName: 'host_environment' },
        ),
        {
          name: 'partner',
          label: 'Partner',
          type: 'relationship',
          relationTo: 'partners',
          admin: {
            description:
              'Whose shop this is. The two partner modes need one; a business widget without one may be framed by nobody.',
            allowCreate: false,
          },
        },
        checkbox([
          'canonical',
          'Canonical',
          'Links, mails and search engines use this name for its mode, environment and partner. One each.',
        ]),
      ],
    },
  ],
}
