import type { CollectionConfig, Condition, Option } from 'payload'
import { NOT_BOUGHT_KINDS, type NotBoughtKind } from '@trade-in-shop/contracts/suggestions'
import { MAX_ADVICE_CHARACTERS, MAX_SENTENCE_CHARACTERS, MAX_TYPED_CHARACTERS } from '@/domain/content/search-word'
import { checkSearchWord } from '@/collections/search/check-search-word'
import { searchTrial } from '@/collections/search/search-trial'
import { marketField } from './fields/market-field'
import { checkbox, longText, panel, select, text } from './fields/plain'
import { guarded } from './guarded'

const KINDS: Readonly<Record<NotBoughtKind, string>> = {
  earphones: 'Earphones',
  watches: 'Watches and fitness bands',
  vr: 'VR headsets',
  drones: 'Drones',
  tvs: 'TV sets',
  'e-readers': 'E-readers',
  printers: 'Printers and scanners',
  desktops: 'Desktop computers',
  scooters: 'Scooters and bicycles',
  speakers: 'Speakers and audio devices',
  'music players': 'Music players',
  routers: 'Routers and network devices',
  projectors: 'Projectors',
  games: 'Games',
  accessories: 'Accessories',
  others: 'Other things',
}
const KIND_OPTIONS: Option[] = NOT_BOUGHT_KINDS.map((value) => ({ value, label: KINDS[value] }))

const isSynonym: Condition = (_, { action }) => action === 'synonym'
const isNotBought: Condition = (_, { action }) => action === 'notBought'
const isKnownKind: Condition = (_, { action, kind }) => action === 'notBought' && Boolean(kind)

/** What the search of a market does with words that people type. The shop knows many itself (`src/domain/search/words`). */
export const searchWords: CollectionConfig = guarded(
  'search-words',
  {
    labels: { singular: 'Word of the search', plural: 'Words of the search' },
    admin: {
      group: 'Content',
      useAsTitle: 'typed',
      listSearchableFields: ['typed', 'target', 'sentence'],
      defaultColumns: ['typed', 'action', 'target', 'kind', 'market', 'updatedAt'],
      description: 'What the shop does with words that people type. A save is live within a second.',
    },
    versions: { maxPerDoc: 20 },
    hooks: { beforeValidate: [checkSearchWord] },
    endpoints: [searchTrial],
    fields: [
      marketField({ optional: true }),
      text(['typed', 'What people type', 'One word or several, such as "air fryer, airfryer". A comma separates them.'], {
        maxLength: 1000,
      }),
      select(
        ['action', 'What the shop does', 'What the search does when a visitor types it.'],
        [
          { value: 'synonym', label: 'Search for other words' },
          { value: 'notBought', label: 'Say that it is not bought' },
          { value: 'ignored', label: 'Nothing: leave it out of the list' },
        ],
        { required: true, defaultValue: 'synonym', enumName: 'search_word_action' },
      ),
      text(['target', 'Searched for', 'The words that the shop searches for in place of what was typed.'], {
        maxLength: MAX_TYPED_CHARACTERS,
        admin: { condition: isSynonym },
      }),
      panel('trial', 'missing/search-trial', 'SearchTrial'),
      select(
        ['kind', 'Known kind', 'To add words to a kind that the shop knows, or to say it otherwise. Empty: a new kind.'],
        KIND_OPTIONS,
        {
          enumName: 'search_word_kind',
          admin: { condition: isNotBought },
        },
      ),
      checkbox(['off', 'Search for this kind', 'The shop no longer says that it is not bought, and searches for its words.'], {
        admin: { condition: isKnownKind },
      }),
      text(
        [
          'sentence',
          'Sentence',
          'In the language of the market, such as "We do not buy kitchen appliances." Empty: the shop\'s own.',
        ],
        {
          maxLength: MAX_SENTENCE_CHARACTERS,
          admin: { condition: isNotBought },
        },
      ),
      longText(['advice', 'What to do with it', "Where the thing goes instead. Empty: the shop's own text."], {
        maxLength: MAX_ADVICE_CHARACTERS,
        admin: { condition: isNotBought },
      }),
    ],
  },
  { announces: true, records: 'saves', filters: ['market', 'action'] },
)
