/**
 * The address's parameters at this moment. What was last rendered is older while a change of the address is drawn; whoever changes one parameter
 * then would take the others back. For handlers only: there is no address on the server.
 */
export const currentParams = () => new URLSearchParams(window.location.search);
