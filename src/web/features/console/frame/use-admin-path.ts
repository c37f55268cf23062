import { useParams } from 'react-router'

/** The parts of the address after the desk's own word: of /painel/pedidos/1042 it is ['1042']. */
export function useDeskPath(): readonly string[] {
  return useConsolePath().slice(1)
}

/** The parts of the address after /painel/. */
export function useConsolePath(): readonly string[] {
  const { '*': rest = '' } = useParams()
  return rest.split('/').filter((part) => part !== '')
}
