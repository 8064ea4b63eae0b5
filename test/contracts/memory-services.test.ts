import { memoryServices } from '../support/memory-services.ts';
import { accountApiContract } from './account-api.contract.ts';
import { accountDataApiContract } from './account-data-api.contract.ts';
import { authorizationApiContract } from './authorization-api.contract.ts';
import { checkoutApiContract } from './checkout-api.contract.ts';
import { productApiContract } from './product-api.contract.ts';
import { subscriptionApiContract } from './subscription-api.contract.ts';
import { tokenApiContract } from './token-api.contract.ts';
import { visitorApiContract } from './visitor-api.contract.ts';

authorizationApiContract('MemoryAuthorizationApi', memoryServices);
tokenApiContract('MemoryTokenApi', memoryServices);
accountApiContract('MemoryAccountApi', memoryServices);
accountDataApiContract('MemoryAccountDataApi', memoryServices);
productApiContract('MemoryProductApi', memoryServices);
subscriptionApiContract('MemorySubscriptionApi', memoryServices);
checkoutApiContract('MemoryCheckoutApi', memoryServices);
visitorApiContract('MemoryVisitorApi', memoryServices);
