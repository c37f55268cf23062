/** What a usual host takes for it. Prices change: each has its source and its day, and may be set (`CAPACITY_…`). */

export type Price = { readonly value: number; readonly says: string }

export const PRICES = {
  USD_A_SHARED_CORE: {
    value: 12,
    says: 'a month for a core that others use too, with 2 GB and the traffic of a small site: DigitalOcean, 4 cores and 8 GB for $48, 8 and 16 GB for $96 (its price list of July 2022, kept at gist.github.com/colinwilson/cd31bde012f6727b24b2fc4ebee749c0, read 2026-11-28)',
  },
  USD_A_CORE: {
    value: 29.8,
    says: 'a month of 730 hours for a core of one’s own with 4 GB: AWS m7g.large, 2 cores and 8 GB, $0.0816 an hour in us-east-1 in June 2026 (factualminds.com/blog/amazon-ec2-on-demand-pricing-instance-families-2026, read 2026-11-28); São Paulo is dearer',
  },
  GB_A_SHARED_CORE: { value: 2, says: 'of memory that come with such a core; the same source' },
  GB_A_CORE: { value: 4, says: 'of memory that come with a core of one’s own; the same source' },
  USD_A_GB_OF_MEMORY: {
    value: 5,
    says: 'a month for each gigabyte beyond those; assumed, no source was found',
  },
  USD_A_GB_OF_TRAFFIC: {
    value: 0.01,
    says: 'sent to students; assumed, no source was found. AWS takes several times as much',
  },
  USD_A_GB_OF_DISK: { value: 0.1, says: 'a month; assumed, no source was found' },
  REAIS_A_USD: {
    value: 5.42,
    says: 'the central bank’s closing rate (PTAX) of 2025-08-26, R$ 5.4218 (br.advfn.com/jornal/2025/08, read 2026-11-28)',
  },
} satisfies Record<string, Price>

export type PriceName = keyof typeof PRICES
export type Prices = Readonly<Record<PriceName, number>>

/** @throws for a setting that is no number */
export function readPrices(env: Readonly<Record<string, string | undefined>>): Prices {
  const names = Object.keys(PRICES) as PriceName[] // the members of the table above
  const entries = names.map((name) => {
    const value = Number(env[`CAPACITY_${name}`] ?? PRICES[name].value)
    if (!(value >= 0)) throw new Error(`CAPACITY_${name} must be a number`)
    return [name, value]
  })
  return Object.fromEntries(entries) as Prices // every name of the table
}

export type Rented = {
  /** All on one machine, whose cores others may use too. */
  readonly isAlone: boolean
  readonly cores: number
  readonly memoryGb: number
  readonly diskGb: number
  readonly trafficGb: number
}

/** The largest machine of shared cores in that price list. */
const MOST_SHARED_CORES = 8

export function reaisAMonth(prices: Prices, rented: Rented): number {
  const { isAlone, cores, memoryGb, diskGb, trafficGb } = rented
  const extraGb = Math.max(0, memoryGb - cores * prices.GB_A_CORE)
  const alone =
    cores * prices.USD_A_CORE + extraGb * prices.USD_A_GB_OF_MEMORY + trafficGb * prices.USD_A_GB_OF_TRAFFIC
  // More cores than are needed, where they come with the memory that is.
  const sharedCores = [2, 4, MOST_SHARED_CORES].find(
    (size) => size >= cores && size * prices.GB_A_SHARED_CORE >= memoryGb,
  )
  const shared = isAlone && sharedCores ? sharedCores * prices.USD_A_SHARED_CORE : Number.POSITIVE_INFINITY
  return (Math.min(alone, shared) + diskGb * prices.USD_A_GB_OF_DISK) * prices.REAIS_A_USD
}
