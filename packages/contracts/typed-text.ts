import * as z from 'zod'
import { cleanCode, cleanContent, cleanEmail, cleanLines, cleanText } from './clean-text'

/** The fields that people type: each cleans its value first, so "required" means that something can be seen. */

/** One line, such as a street. An optional one takes `min` 0. */
export const TextLine = (max: number, min = 1) => z.string().overwrite(cleanText).min(min).max(max)
export const TextLines = (min: number, max: number) => z.string().overwrite(cleanLines).min(min).max(max)
export const StaffText = (min: number, max: number) => z.string().overwrite(cleanContent).trim().min(min).max(max)
/** A value with a fixed form, such as a voucher. */
export const Code = (max: number, min = 1) => z.string().overwrite(cleanCode).min(min).max(max)

/** A name has a letter; a web address in place of one would become a link in the mails that greet by it. */
export const PERSON_NAME = /^(?![\s\S]*[\p{Cc}\u2028\u2029])(?![\s\S]*:\/\/)(?![\s\S]*[\p{L}\p{N}-]{2}\.\p{L}{2})[\s\S]*\p{L}/u
export const PersonName = TextLine(60).regex(PERSON_NAME)

/** Length as RFC 5321 allows; always lower case. */
export const Email = z.string().overwrite(cleanEmail).max(254).pipe(z.email())
/** E.164. */
export const PhoneNumber = z
  .string()
  .overwrite(cleanCode)
  .regex(/^\+[1-9]\d{6,14}$/)
/** A calendar date, `1988-03-14`. */
export const CalendarDate = z.string().overwrite(cleanCode).check(z.iso.date())
