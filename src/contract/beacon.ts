/** Path of the beacon, at the root. Separate from the other site services, because every static page loads it. */
export const beaconPath = '/t/:pixel';
