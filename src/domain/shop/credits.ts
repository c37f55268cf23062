/** Credits: corrections and generations that somebody holds, as entries of a ledger (product §3 Credits). */

export type CreditKind = 'correction' | 'generation'
export type CreditEvent = 'granted' | 'used' | 'returned' | 'expired' | 'taken_back'
