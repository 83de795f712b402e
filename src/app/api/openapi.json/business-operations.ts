import {
  BusinessListAnswer,
  BusinessListRequest,
  BusinessOffers,
  BusinessOffersRequest,
  BusinessPrices,
  BusinessPricesRequest,
} from '@/contracts/business-list'
import { described } from './operation'

/** A company's list (P-16). 404 on every host that is not a business host of a market that buys from companies. */
export const businessOperations = described(
  { BusinessListRequest, BusinessListAnswer, BusinessPricesRequest, BusinessPrices, BusinessOffersRequest, BusinessOffers },
  {
    'POST /api/business/lists': {
      summary: 'Which devices the models of a list are: sure, to be chosen, or not found.',
      body: 'BusinessListRequest',
      answer: { status: 200, json: 'BusinessListAnswer' },
    },
    'POST /api/business/prices': {
      summary: 'Today’s prices of working and of defective devices; kept nowhere.',
      body: 'BusinessPricesRequest',
      answer: { status: 200, json: 'BusinessPrices' },
    },
    'POST /api/business/offers': {
      summary: 'Business offers for the cart, each line for itself.',
      body: 'BusinessOffersRequest',
      answer: { status: 201, json: 'BusinessOffers' },
    },
  },
)
