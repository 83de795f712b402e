import { answerNext } from '@/app/api/answer-api'

export const GET = answerNext
export const HEAD = answerNext
export const OPTIONS = answerNext
