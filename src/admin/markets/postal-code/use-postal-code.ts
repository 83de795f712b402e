'use client'
import { useTranslation } from '@payloadcms/ui'
import { useMemo } from 'react'
import { postalCodeOf, type PostalCode } from '@/collections/hooks/postal-code-of'
import { useFormValues } from '@/admin/form-values'
import { marketInForm } from '@/admin/markets/completeness/market-in-form'

/** The expression made from the digits and prefixes in the form, as every save makes it. */
export function usePostalCode(): PostalCode & Readonly<{ isRuled: boolean }> {
  const values = useFormValues()
  const { i18n } = useTranslation()
  return useMemo(() => {
    const { postalCode } = marketInForm(values)
    return { ...postalCodeOf(postalCode, i18n.language), isRuled: typeof postalCode?.digits === 'number' }
  }, [values, i18n.language])
}
