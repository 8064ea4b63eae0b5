/** The path of the beacon, at the root. Apart from the other site services, because every static page loads it. */
export const beaconPath = '/t/:pixel';
