import * as migration_20261128_180000_release_1_0_0 from './20261128_180000_release_1_0_0';
import * as migration_20261128_220000_schedules_become_releases from './20261128_220000_schedules_become_releases';
import * as migration_20261128_223042_brand_colour from './20261128_223042_brand_colour';
import * as migration_20261129_060500_payout_cut_off from './20261129_060500_payout_cut_off';
import * as migration_20261129_060939_search_words from './20261129_060939_search_words';
import * as migration_20261129_192515_partner_drafts from './20261129_192515_partner_drafts';
import * as migration_20261130_003000_page_texts from './20261130_003000_page_texts';

export const migrations = [
  {
    up: migration_20261128_180000_release_1_0_0.up,
    down: migration_20261128_180000_release_1_0_0.down,
    name: '20261128_180000_release_1_0_0',
  },
  {
    up: migration_20261128_220000_schedules_become_releases.up,
    down: migration_20261128_220000_schedules_become_releases.down,
    name: '20261128_220000_schedules_become_releases',
  },
  {
    up: migration_20261128_223042_brand_colour.up,
    down: migration_20261128_223042_brand_colour.down,
    name: '20261128_223042_brand_colour',
  },
  {
    up: migration_20261129_060500_payout_cut_off.up,
    down: migration_20261129_060500_payout_cut_off.down,
    name: '20261129_060500_payout_cut_off',
  },
  {
    up: migration_20261129_060939_search_words.up,
    down: migration_20261129_060939_search_words.down,
    name: '20261129_060939_search_words',
  },
  {
    up: migration_20261129_192515_partner_drafts.up,
    down: migration_20261129_192515_partner_drafts.down,
    name: '20261129_192515_partner_drafts'
  },
  {
    up: migration_20261130_003000_page_texts.up,
    down: migration_20261130_003000_page_texts.down,
    name: '20261130_003000_page_texts',
  },
];
