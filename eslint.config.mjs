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

/** A page does not see the query of its address; `leaveTo` says how the query is kept. */
const NO_OTHER_REDIRECT = {
  selector: "ImportDeclaration[source.value='next/navigation'] > ImportSpecifier[imported.name=/^(redirect|permanentRedirect)$/]",
  message: 'A page leaves by leaveTo (src/storefront/shop/leave-to.ts), so that the visitor keeps the query.',
}

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      '.next*',
      '.data',
      'next-env.d.ts',
      'src/payload-types.ts',
      'src/app/(payload)/**',
      'migrations/**',
      'public/**',
    ],
  },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx,mjs}'],
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
    files: ['src/{admin,app,portraits,storefront}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['src/**', 'platform/**'],
    ignores: ['**/*.test.{ts,tsx}', 'platform/seed/**'],
    rules: { 'no-restricted-syntax': ['error', ...RESTRICTED, NO_EXPRESSION_OF_DATA] },
  },
  {
    files: ['src/storefront/**', 'src/app/**'],
    ignores: ['**/*.test.{ts,tsx}', 'src/storefront/shop/leave-to.ts'],
    rules: { 'no-restricted-syntax': ['error', ...RESTRICTED, NO_EXPRESSION_OF_DATA, NO_OTHER_REDIRECT] },
  },
  {
    files: ['src/storefront/**/*.tsx', 'src/app/**/*.tsx'],
    plugins: { own: { rules: { 'no-bare-text-beside-changes': noBareTextBesideChanges } } },
    rules: { 'own/no-bare-text-beside-changes': 'error' },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**', '**/*.spec.ts'],
    rules: { 'max-lines-per-function': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
)
