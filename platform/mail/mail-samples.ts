/** A person and a sale that do not exist, for previews of mails. */
export const SAMPLE_PERSON = { email: 'kim@example.org', firstName: 'Kim' } as const
export const SAMPLE_ACCOUNT = 'DE89 •••• •••• 3000'
export const SAMPLE_SALE = { number: 'RV-1042170', accessId: 'sample-access-0000000' } as const
export const SAMPLE_TOKEN = 'sample-token-0000000000'
