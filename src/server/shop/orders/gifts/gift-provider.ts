/** What stands where a provider's id would, in an order that the owner gave by hand (decision 0159); no webhook has this name. */
export const GIFT_PROVIDER = 'gift'
