/** What every request of the gateway brings: the address it came from. */
export interface AppEnv {
  readonly Bindings: { readonly source: string };
}
