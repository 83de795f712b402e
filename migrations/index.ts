import * as migration_20261121_032512_initial from './20261121_032512_initial';
import * as migration_20261121_064935_search_default from './20261121_064935_search_default';
import * as migration_20261121_095309_staff_work from './20261121_095309_staff_work';
import * as migration_20261121_101500_append_only_audit_log from './20261121_101500_append_only_audit_log';
import * as migration_20261121_134901_partner_commission from './20261121_134901_partner_commission';
import * as migration_20261122_093404_payment_choice from './20261122_093404_payment_choice';
import * as migration_20261122_103900_accessibility_role from './20261122_103900_accessibility_role';
import * as migration_20261123_054800_staff_attempts from './20261123_054800_staff_attempts';
import * as migration_20261123_062258_picture_names from './20261123_062258_picture_names';
import * as migration_20261123_063129_picture_languages from './20261123_063129_picture_languages';
import * as migration_20261123_144000_daily_counts from './20261123_144000_daily_counts';
import * as migration_20261123_150100_pages_not_for_markets from './20261123_150100_pages_not_for_markets';
import * as migration_20261123_170000_releases from './20261123_170000_releases';
import * as migration_20261123_180000_page_comments from './20261123_180000_page_comments';
import * as migration_20261125_092718_market_carrier from './20261125_092718_market_carrier';
import * as migration_20261125_170057_bin from './20261125_170057_bin';
import * as migration_20261125_174350_saved_views from './20261125_174350_saved_views';
import * as migration_20261125_202942_picture_folders from './20261125_202942_picture_folders';
import * as migration_20261126_010859_drafts from './20261126_010859_drafts';
import * as migration_20261126_084612_more_bins from './20261126_084612_more_bins';
import * as migration_20261128_140000_release_tries from './20261128_140000_release_tries';

export const migrations = [
  {
    up: migration_20261121_032512_initial.up,
    down: migration_20261121_032512_initial.down,
    name: '20261121_032512_initial',
  },
  {
    up: migration_20261121_064935_search_default.up,
    down: migration_20261121_064935_search_default.down,
    name: '20261121_064935_search_default',
  },
  {
    up: migration_20261121_095309_staff_work.up,
    down: migration_20261121_095309_staff_work.down,
    name: '20261121_095309_staff_work',
  },
  {
    up: migration_20261121_101500_append_only_audit_log.up,
    down: migration_20261121_101500_append_only_audit_log.down,
    name: '20261121_101500_append_only_audit_log',
  },
  {
    up: migration_20261121_134901_partner_commission.up,
    down: migration_20261121_134901_partner_commission.down,
    name: '20261121_134901_partner_commission',
  },
  {
    up: migration_20261122_093404_payment_choice.up,
    down: migration_20261122_093404_payment_choice.down,
    name: '20261122_093404_payment_choice',
  },
  {
    up: migration_20261122_103900_accessibility_role.up,
    down: migration_20261122_103900_accessibility_role.down,
    name: '20261122_103900_accessibility_role',
  },
  {
    up: migration_20261123_054800_staff_attempts.up,
    down: migration_20261123_054800_staff_attempts.down,
    name: '20261123_054800_staff_attempts',
  },
  {
    up: migration_20261123_062258_picture_names.up,
    down: migration_20261123_062258_picture_names.down,
    name: '20261123_062258_picture_names',
  },
  {
    up: migration_20261123_063129_picture_languages.up,
    down: migration_20261123_063129_picture_languages.down,
    name: '20261123_063129_picture_languages',
  },
  {
    up: migration_20261123_144000_daily_counts.up,
    down: migration_20261123_144000_daily_counts.down,
    name: '20261123_144000_daily_counts',
  },
  {
    up: migration_20261123_150100_pages_not_for_markets.up,
    down: migration_20261123_150100_pages_not_for_markets.down,
    name: '20261123_150100_pages_not_for_markets',
  },
  {
    up: migration_20261123_170000_releases.up,
    down: migration_20261123_170000_releases.down,
    name: '20261123_170000_releases',
  },
  {
    up: migration_20261123_180000_page_comments.up,
    down: migration_20261123_180000_page_comments.down,
    name: '20261123_180000_page_comments',
  },
  {
    up: migration_20261125_092718_market_carrier.up,
    down: migration_20261125_092718_market_carrier.down,
    name: '20261125_092718_market_carrier',
  },
  {
    up: migration_20261125_170057_bin.up,
    down: migration_20261125_170057_bin.down,
    name: '20261125_170057_bin',
  },
  {
    up: migration_20261125_174350_saved_views.up,
    down: migration_20261125_174350_saved_views.down,
    name: '20261125_174350_saved_views',
  },
  {
    up: migration_20261125_202942_picture_folders.up,
    down: migration_20261125_202942_picture_folders.down,
    name: '20261125_202942_picture_folders',
  },
  {
    up: migration_20261126_010859_drafts.up,
    down: migration_20261126_010859_drafts.down,
    name: '20261126_010859_drafts',
  },
  {
    up: migration_20261126_084612_more_bins.up,
    down: migration_20261126_084612_more_bins.down,
    name: '20261126_084612_more_bins',
  },
  {
    up: migration_20261128_140000_release_tries.up,
    down: migration_20261128_140000_release_tries.down,
    name: '20261128_140000_release_tries'
  },
];
