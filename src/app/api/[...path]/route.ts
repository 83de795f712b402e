import { answerNext } from '@/app/api/answer-api'

export const GET = answerNext
export const HEAD = answerNext
export const POST = answerNext
export const PUT = answerNext
export const PATCH = answerNext
export const DELETE = answerNext
export const OPTIONS = answerNext
