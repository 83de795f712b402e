import type { Tab } from 'payload'
import { SCHEDULED_SWITCHES, type ScheduledSwitch } from '@/domain/content/switch-schedules'
import { checkbox, instant, longText, number, select, text } from '@/collections/fields/plain'

const required = true

/** Switches that can be scheduled, with the names that staff see. */
const SWITCH_LABELS: Readonly<Record<ScheduledSwitch, string>> = {
  newsletter: 'Newsletter',
  homeBanner: 'Home banner',
  socialButtons: 'Social media buttons',
  conditionsVideo: 'Conditions video',
  b2b: 'Business customers',
  ratingSeal: 'Rating seal',
  ratingSlider: 'Rating slider',
}
const SWITCHES = SCHEDULED_SWITCHES.map((value) => ({ value, label: SWITCH_LABELS[value] }))

/** What is on and off in a market. */
export const switchesTab: Tab = {
  label: 'Switches',
  description: 'What this market shows. A save shows in the shop within a second.',
  fields: [
    {
      name: 'switches',
      label: 'On and off',
      type: 'group',
      admin: { description: 'What counts while no schedule below says otherwise.' },
      fields: [
        checkbox([
          'newsletter',
          'Newsletter',
          'Sign-up in the shop. Off: the pages answer 404; unsubscribing always works. Decided here; the trade platform follows from the next call of the shop on.',
        ]),
        checkbox(['homeBanner', 'Home banner', 'Shows the banners of this market on the home page.']),
        checkbox(['socialButtons', 'Social media buttons', 'Shows the links below in the footer.']),
        checkbox([
          'conditionsVideo',
          'Conditions video',
          'Shows the video about device conditions; it loads after a click only.',
        ]),
        checkbox([
          'b2b',
          'Business customers',
          'Opens the business portal and business mode. Decided here; the trade platform follows from the next call of the shop on.',
        ]),
      ],
    },
    {
      name: 'switchPlans',
      label: 'Scheduled',
      type: 'array',
      maxRows: 40,
      labels: { singular: 'Schedule', plural: 'Schedules' },
      admin: {
        description: 'While a schedule runs, it counts instead of the switch above. Dates are of this market.',
        components: { RowLabel: '@/admin/markets/schedules/schedule-fields#ScheduleRowLabel' },
      },
      fields: [
        select(['switch', 'Switch', 'What is switched.'], SWITCHES, { required, enumName: 'planned_switch' }),
        checkbox(['on', 'On', 'Ticked: on while the schedule runs. Not ticked: off.']),
        instant(['from', 'From', 'When it begins.'], { required }),
        instant(['until', 'Until', 'When it ends, and the switch above counts again.'], { required }),
        {
          name: 'owner',
          label: 'Owner',
          type: 'relationship',
          relationTo: 'staff',
          required,
          defaultValue: ({ user }: { user?: { id: number | string } | null }) => user?.id,
          maxDepth: 0,
          admin: { description: 'Who is asked about it.', allowCreate: false, allowEdit: false },
        },
        text(['note', 'Why', 'For colleagues.']),
      ],
    },
    {
      name: 'socialLinks',
      label: 'Social media',
      type: 'array',
      labels: { singular: 'Profile', plural: 'Profiles' },
      admin: { description: 'Profiles the social buttons lead to.' },
      fields: [
        text(['name', 'Network', 'Such as "Instagram".'], { required }),
        text(['url', 'Address', 'Full address of the profile.'], { required }),
      ],
    },
    {
      name: 'conditionsVideo',
      label: 'Conditions video',
      type: 'group',
      admin: { description: 'All three, or none.' },
      fields: [
        text(['url', 'Address', 'Full address of the video.']),
        text(['title', 'Title', 'What the video shows.']),
        longText(['transcript', 'Transcript', 'All that is said, for people who do not see or hear the video.']),
      ],
    },
    {
      name: 'rating',
      label: 'Rating',
      type: 'group',
      admin: { description: 'What customers say about the shop.' },
      fields: [
        checkbox(['seal', 'Seal', 'Shows the rating seal.']),
        checkbox(['slider', 'Slider', 'Shows customer voices.']),
        text(['provider', 'Provider', 'Who collects the ratings.'], { required }),
        number(['score', 'Score', 'From 0 to 5.'], { required, min: 0, max: 5 }),
        number(['count', 'Number of ratings', 'How many ratings the score stands for.'], { required, min: 0 }),
        checkbox(['sample', 'Sample figures', 'Marks the figures as samples on the page and keeps them from search engines.'], {
          defaultValue: true,
        }),
        {
          name: 'reviews',
          label: 'Customer voices',
          type: 'array',
          labels: { singular: 'Voice', plural: 'Voices' },
          admin: { description: 'What the slider shows, in this order.' },
          fields: [
            text(['author', 'Name', 'First name and initial, such as "Anna K.".'], { required }),
            longText(['text', 'Text', 'What the customer wrote.'], { required }),
            text(['sold', 'Sold', 'The device, such as "iPhone 13".']),
          ],
        },
      ],
    },
  ],
}
