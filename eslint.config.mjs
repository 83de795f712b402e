import css from '@eslint/css'
import compat from 'eslint-plugin-compat'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import noBareTextBesideChanges from './scripts/lint/no-bare-text-beside-changes.mjs'

const RESTRICTED = [
  {
    selector: "ImportDeclaration[source.value='zod'] > ImportSpecifier[imported.name='z']",
    message: "Write import * as z: the name `z` brings zod's forty languages along.",
  },
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'HTML is made by React; see jsonForHtml for data.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^(only|skip|todo|fixme)$/][callee.object.name=/^(it|test|describe)$/]',
    message: 'Every test runs.',
  },
]
/** A regular expression made of data can backtrack without end (decision 0030). */
const NO_EXPRESSION_OF_DATA = {
  selector: ":matches(NewExpression, CallExpression)[callee.name='RegExp']",
  message: 'Expressions are literals; see segment-match.ts and safe-expression.ts for what staff write.',
}

/** Next's `redirect` drops the query of the address; `leaveTo` adds it. */
const NO_OTHER_REDIRECT = {
  selector: "ImportDeclaration[source.value='next/navigation'] > ImportSpecifier[imported.name=/^(redirect|permanentRedirect)$/]",
  message: 'A page leaves by leaveTo (src/storefront/shop/leave-to.ts), so that the visitor keeps the query.',
}

/** A journey that sleeps depends on the speed of the machine. */
const NO_SLEEP = {
  selector: "CallExpression[callee.property.name='waitForTimeout']",
  message: "Wait for what the page shows, or let the page's own clock run (passPause in tests/support/journey.ts).",
}

/** The last year whose Baseline all browsers of `browserslist` (package.json) have. */
const BASELINE_YEAR = 2022
/** Newer than that year: `color-mix` is in the floor, and without the others a page is only plainer. */
const NEWER_STYLES = {
  allowFunctions: ['color-mix'],
  allowMediaConditions: ['scripting'],
  allowProperties: [
    ...['accent-color', 'contain-intrinsic-size', 'content-visibility', 'hyphens', 'outline', 'overscroll-behavior'],
    ...['print-color-adjust', 'resize', 'text-wrap', 'zoom'],
  ],
  allowSelectors: ['marker', 'selection'],
}

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      '.next*',
      'dist',
      '.data',
      'next-env.d.ts',
      'src/payload-types.ts',
      'src/app/(payload)/**/*.{ts,tsx}',
      'migrations/**',
      'public/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      eqeqeq: 'error',
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'no-console': 'off',
      'no-restricted-syntax': ['error', ...RESTRICTED],
    },
  },
  {
    // Only where React is: these rules compile each file, which is most of the time of a check.
    files: ['{src/{admin,app,storefront},packages/payload-workbench}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['{src,platform,packages}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'platform/seed/**'],
    rules: { 'no-restricted-syntax': ['error', ...RESTRICTED, NO_EXPRESSION_OF_DATA] },
  },
  {
    files: ['src/{storefront,app}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'src/storefront/shop/leave-to.ts'],
    rules: { 'no-restricted-syntax': ['error', ...RESTRICTED, NO_EXPRESSION_OF_DATA, NO_OTHER_REDIRECT] },
  },
  {
    files: ['src/storefront/**/*.tsx', 'src/app/**/*.tsx'],
    plugins: { own: { rules: { 'no-bare-text-beside-changes': noBareTextBesideChanges } } },
    rules: { 'own/no-bare-text-beside-changes': 'error' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}', '**/*.spec.ts'],
    rules: { 'max-lines-per-function': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['tests/{journeys,support}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...RESTRICTED, NO_SLEEP] },
  },
  {
    // What runs in browsers, by the versions of `browserslist`.
    files: ['src/{admin,app,domain,runtime,storefront}/**/*.{ts,tsx}', 'packages/{contracts,payload-workbench,runtime}/**/*.ts'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { compat },
    settings: { lintAllEsApis: true },
    rules: { 'compat/compat': 'error' },
  },
  {
    files: ['src/**/*.css'],
    plugins: { css },
    language: 'css/css',
    rules: { 'css/use-baseline': ['error', { available: BASELINE_YEAR, ...NEWER_STYLES }] },
  },
)
