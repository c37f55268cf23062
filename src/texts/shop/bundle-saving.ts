type SavingFacts = { apart: string; together: string; saved: string; files: number }

/** On a product's page, of a variant whose files cost more one by one. */
export function bundleSaving({ apart, together, saved, files }: SavingFacts): string {
  return `Separados: ${apart}; juntos: ${together}. Comprar um por um os ${files} arquivos que também vendemos sozinhos custaria ${saved} a mais.`
}
