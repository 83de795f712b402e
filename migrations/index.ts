import * as migration_20261128_180000_release_1_0_0 from './20261128_180000_release_1_0_0';

export const migrations = [
  {
    up: migration_20261128_180000_release_1_0_0.up,
    down: migration_20261128_180000_release_1_0_0.down,
    name: '20261128_180000_release_1_0_0'
  },
];
